/** No network of any kind, for the page and, by inheritance, for the workers it starts from blob: addresses. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
  'worker-src blob:',
  "connect-src 'none'",
].join('; ');

/** The page of the sandbox frame: its policy and its script, nothing else. */
export function sandboxPage(script: string): string {
  // Inside a script element these two would be read as markup; in a string or a pattern the backslash changes nothing.
  const safeScript = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="robots" content="noindex" />
    <title>Sandbox</title>
  </head>
  <body>
    <script>${safeScript}</script>
  </body>
</html>
`;
}
