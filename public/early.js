// The theme of the last visit, before the lesson's own script comes. Broken settings are the lesson's to report.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('distributed-locks/settings') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
})();
