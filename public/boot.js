// Runs before the first paint: the chosen scheme, and no flash of Home under a link to another page.
try {
  document.documentElement.dataset.scheme =
    localStorage.getItem('windows-node-wizard-scheme') || 'system'
} catch {}
if (!/^#?\/?(\?|$)/.test(location.hash)) document.documentElement.dataset.deep = ''
