import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const answering = new RegExp(
  acrossLines`
    ^[ \t]*Server:[ \t]+(?:kube-dns|coredns|rke2-coredns)[\w.-]{0,120}[ \t]*\n[ \t]*Address
    (?:es)?:[ \t]+((?:\d{1,3}\.){3}\d{1,3})(?:#53)?[ \t]*$
  `,
  'gim',
)

/** As busybox prints it. */
const ofBusybox =
  /^[ \t]*Server:[ \t]+[\d.]{7,15}[ \t]*\n[ \t]*Address 1:[ \t]+((?:\d{1,3}\.){3}\d{1,3})[ \t]+(?:kube-dns|coredns|rke2-coredns)\./gim

/** `nslookup` names the server that answers, and its address; a pod of CoreDNS has its own in front of the name. */
export const kubeDnsServersIn = (doc: Document): readonly Observation[] =>
  [answering, ofBusybox]
    .flatMap((words) => matchesOf(doc, words))
    .map(({ raw, place }) => decided('clusterDNS', raw, raw, place, { inferred: true }))
