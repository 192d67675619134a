import { inferred } from '../fact.ts'

/** Words of people who speak of a pod of Linux: the system itself, and what nearly all clusters run on it alone. */
export const linuxWords = inferred(
  [
    'linux',
    'unix',
    'alpine',
    'busybox',
    'debian',
    'ubuntu',
    'nginx',
    'postgres',
    'postgresql',
    'redis',
    'coredns',
    'core-dns',
    'envoy',
    'ingress',
    'istio',
  ],
  [
    'official-images 00214788d0150e2bcf2b2f51f786f92addef2478/library/alpine',
    'official-images 01fe87cdd608348939826acd8ad7236b74b5b21c/library/busybox',
    'official-images 00b9be3521cb1d8b650039d2f2f9d204ee8d557c/library/nginx',
    'official-images 03199a3624a9fb44f860383ea127c004d92caaa8/library/redis',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/debian',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/postgres',
    'official-images 37079fb336f572a88700cf32e5e1f6be54a04e8f/library/ubuntu',
  ],
  {
    note: 'that official images have no Windows was read; of CoreDNS, ingress controllers and meshes it is custom',
  },
)
