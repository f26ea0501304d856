/**
 * Browsers ask no service worker for a frame whose element puts it into a sandbox, so without network that frame has no
 * page. At this address, which no host has, the service worker answers with the same page, and with headers that put
 * it into the same sandbox: where nothing answers, nothing runs.
 */
export const opaqueFolder = 'opaque/';

export const opaqueHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': 'sandbox allow-scripts',
};
