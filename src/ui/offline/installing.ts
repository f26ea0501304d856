import { useOffline } from './offlineStore.ts';

/** Browsers that can install a page offer it by an event, whose question may be put once. */
export function listenForInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffline.setState({
      install: () => {
        useOffline.setState({ install: undefined });
        if ('prompt' in event && typeof event.prompt === 'function') event.prompt();
      },
    });
  });
  addEventListener('appinstalled', () => {
    useOffline.setState({ install: undefined });
  });
}
