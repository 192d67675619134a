import type { Document } from '../../model/document.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

/** What the log of Windows says of a service. */
export const serviceStatesIn = (doc: Document) =>
  matchesOf(
    doc,
    /\bThe (kubelet|containerd|kube-?proxy) service entered the (running|stopped|paused) state\b/gi,
  ).map(({ placeOf, groups: [service = '', state = ''] }) => {
    const name = /proxy/i.test(service) ? 'kubeProxy' : service.toLowerCase()
    return stated(`${name}.serviceState`, state, state, placeOf(1))
  })
