// The last visit's theme
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('distributed-locks/settings') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
})();
