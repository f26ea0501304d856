import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';

/** The least that React can show which answers as the Stage does. */
const program = `import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Hello() {
  const [step, setStep] = useState(0);
  return (
    <section aria-label="Stage">
      <h1>Hello</h1>
      <input type="range" aria-label="Step" value={step} onChange={() => undefined} />
      <button onClick={() => setStep(step + 1)}>Step forward</button>
    </section>
  );
}
createRoot(document.getElementById('root')!).render(<Hello />);
`;
const page = `<!doctype html>
<html lang="en">
  <title>Hello</title>
  <div id="root"></div>
  <script type="module" src="./main.tsx"></script>
</html>
`;
const text = '<!doctype html><html lang="en"><title>Text</title><h1>Hello</h1><p>Nothing but text.</p></html>';

/** What to compare a first view with: a page of nothing but text, `text.html`, and React that says hello, `index.html`. */
export async function startHelloSite() {
  const root = path.join(projectRoot, 'node_modules/.cache/bench/hello');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'main.tsx'), program);
  writeFileSync(path.join(root, 'index.html'), page);
  await build({ root, base: './', configFile: false, plugins: [react()], logLevel: 'error' });
  writeFileSync(path.join(root, 'dist/text.html'), text);
  return startServer(path.join(root, 'dist'));
}
