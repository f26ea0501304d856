// The header is painted by now, and this is its first script: the theme that the reader chose on an earlier visit.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('distributed-locks/settings') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Settings that cannot be read are reported by the lesson itself.
  }
})();
