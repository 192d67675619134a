import type { Notice } from './notices.ts'
import { ownScript } from './own-script.ts'

/** Keeps the app for work without a network, and says when a newer version stands ready. */
export async function keepOffline(notify: (notice: Notice) => void): Promise<void> {
  const workers = window.navigator.serviceWorker
  if (!workers || import.meta.env.MODE !== 'production') return
  try {
    const registration = await workers.register(ownScript(workerAddress()), {
      updateViaCache: 'none',
    })
    const announce = () => {
      const { waiting } = registration
      if (waiting && workers.controller) notify(newVersion(() => takeOver(waiting)))
    }
    announce()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', announce)
    })
  } catch {
    // A browser that keeps nothing still runs the app.
  }

  function takeOver(waiting: ServiceWorker) {
    workers.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    // To a worker, which has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    waiting.postMessage('take-over')
  }
}

const workerAddress = () => new URL('service-worker.js', document.baseURI).href

const newVersion = (run: () => void): Notice => ({
  id: 'new-version',
  tone: 'info',
  text: 'A newer version of this app is there. Your plan stays as it is.',
  action: { label: 'Use the new version', run },
})
