/** Trusted Types, where the browser has them. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

declare global {
  interface Window {
    readonly trustedTypes?: Policies
  }
}

/** The scripts that run beside the page, at addresses of this app alone. */
const own = /^(?:service-worker|assets\/diagnosis-worker-[\w-]+)\.js$/

let policy: ReturnType<Policies['createPolicy']> | undefined

/** An address that the page may run as a worker or a service worker; throws for any other. */
export function ownScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('wnw', { createScriptURL: checked })
  return policy?.createScriptURL(address) ?? checked(address)
}

function checked(address: string): string {
  const base = new URL('.', document.baseURI).href
  const isOwn = address.startsWith(base) && own.test(address.slice(base.length))
  if (!isOwn && !import.meta.env.DEV) throw new TypeError('This is no script of the app.')
  return address
}
