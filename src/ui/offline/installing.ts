import { useOffline } from './offlineStore.ts';

/** Not in the types: only some browsers have it. */
interface InstallQuestion extends Event {
  prompt(): void;
}

/** Browsers that can install a page offer it by an event, whose question may be put once. */
export function listenForInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffline.setState({
      install: () => {
        useOffline.setState({ install: undefined });
        (event as InstallQuestion).prompt();
      },
    });
  });
  addEventListener('appinstalled', () => {
    useOffline.setState({ install: undefined });
  });
}
