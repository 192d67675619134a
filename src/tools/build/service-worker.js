// Keeps the whole app of one version, so that every page works without a network. `FILES` and
// `VERSION` are put in by the build.
const cacheName = `windows-node-wizard-${VERSION}`
const isOurs = (name) => name.startsWith('windows-node-wizard-')

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

// The page asks for it when its user wants the new version.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isOwn = request.url.startsWith(self.registration.scope)
  if (request.method === 'GET' && isOwn) event.respondWith(answer(request))
})

async function answer(request) {
  const cache = await caches.open(cacheName)
  const isPage = request.mode === 'navigate'
  const kept = await cache.match(isPage ? './' : request, { ignoreSearch: true })
  return kept ?? fetch(request)
}

/** A file whose name carries its hash is taken from the version before, where it is the same. */
async function keepAll() {
  const cache = await caches.open(cacheName)
  for (const file of FILES) {
    const isHashed = file.startsWith('./assets/')
    const known = isHashed ? await caches.match(file) : undefined
    if (known) await cache.put(file, known)
    else await cache.add(new Request(file, isHashed ? {} : { cache: 'reload' }))
  }
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (isOurs(name) && name !== cacheName) await caches.delete(name)
  }
  await self.clients.claim()
}
