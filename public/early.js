// The last visit's theme; whether this is a file
(() => {
  const { dataset } = document.documentElement;
  if (location.protocol === 'file:') dataset.file = '';
  try {
    const { theme } = JSON.parse(localStorage.getItem('distributed-locks/settings') ?? '{}');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  } catch {}
})();
