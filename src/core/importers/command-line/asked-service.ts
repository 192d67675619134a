import type { Document } from '../../model/document.ts'
import { serviceKey } from './made-service.ts'
import { programOf } from './parse.ts'

const askedService =
  /^(?:\S{0,80}[\\/])?(?:nssm(?:\.exe)?\s+(?:get|dump|set)|sc(?:\.exe)?\s+qc)\s+["']?([\w.-]{1,80})/i

const asksRegistry = /^(?:reg(?:\.exe)?\s+query|Get-ItemProperty|gp)\s/i

const serviceAsked = ({ command = '' }: Document) =>
  (askedService.exec(command) ??
    (asksRegistry.test(command) ? serviceKey.exec(command) : null))?.[1]

/** The component whose service a command asks about. */
export function service(doc: Document) {
  const name = serviceAsked(doc)
  return name === undefined ? undefined : programOf(name)
}

/** Services beside the components, which share names of flags with them. */
const others =
  /^(?:cri-?dockerd|csi-?proxy|containerd|docker|(?:rancher-)?wins|antrea-agent|hybrid-overlay-node)$/i

export const isOther = (service: string) => others.test(service)

/** Whether a command asks about one of those. */
export const isOfOtherService = (doc: Document) => isOther(serviceAsked(doc) ?? '')
