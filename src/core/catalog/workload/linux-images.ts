import { inferred, verified } from '../fact.ts'

/** Official images of Docker Hub whose lists of architectures have no Windows. */
export const linuxImages = verified(
  ['alpine', 'busybox', 'nginx', 'redis'],
  [
    'official-images 00214788d0150e2bcf2b2f51f786f92addef2478/library/alpine',
    'official-images 01fe87cdd608348939826acd8ad7236b74b5b21c/library/busybox',
    'official-images 00b9be3521cb1d8b650039d2f2f9d204ee8d557c/library/nginx',
    'official-images 03199a3624a9fb44f860383ea127c004d92caaa8/library/redis',
  ],
)

const hub = /^(?:docker\.io\/)?(?:library\/)?([a-z]+)(?:[:@].*)?$/

/** The official image that a reference names, where it has no Windows variant. */
export function linuxImageIn(reference: string): string | undefined {
  const name = hub.exec(reference)?.[1]
  return linuxImages.value.find((one) => one === name)
}

/** A command with the paths of Linux means nothing to Windows. */
export const linuxCommands = inferred(['/bin/', '/sbin/', '/usr/'], ['wcont#210'])
