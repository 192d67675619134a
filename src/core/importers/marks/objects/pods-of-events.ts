import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { isNamespaceOfUsers, workloadOfPod } from '../../../values/of-pod.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf, type Match } from '../../text-of.ts'

/** The event of the scheduler: `Successfully assigned shop/web-0 to win-1`. */
const assigned =
  /\bSuccessfully assigned ([a-z\d-]{1,63})\/([a-z\d][a-z\d.-]{0,252}) to ([a-z\d][a-z\d.-]{0,252})/g
/** Names that machines of Windows get, or what such events have of one. */
const ofWindows =
  /(?:^|[.-])(?:win|windows|wn|wnode|wk)\d{0,4}(?=[.\d-]|$)|^(?:win|wnode)[a-z]{0,8}-?\d|(?:npwin|akswin)/i
/** What pulled an image for Windows, or printed the name of HCS, is a Windows node. */
const imageOfWindows = 'mcr.microsoft.com/windows/'
const ofLinux = /linux|lx-?\d|ubuntu|master|control|^cp-?\d/i
/** `failed to set up pod "web-0_shop" network: …`, of the kubelet and of containerd before 1.5. */
const setUp = /\bset up pod \\?"([a-z\d][a-z\d.-]{0,252})_([a-z\d-]{1,63})\\?" network\b/g

/** What all pods of these events have in common. */
export function podsOfEventsIn(doc: Document): readonly Observation[] {
  return [...workloadOfEvents(doc), ...nodeOfEvents(doc)]
}

/** The node that got all pods of these events, where its name is one of Windows. */
function nodeOfEvents(doc: Document): readonly Observation[] {
  const found = matchesOf(doc, assigned).map(({ groups, placeOf }) => ({
    raw: (groups[2] ?? '').replace(/\.$/, ''),
    place: placeOf(2),
  }))
  const [first] = found
  return first &&
    (ofWindows.test(first.raw) || isOfWindows(doc)) &&
    !ofLinux.test(first.raw) &&
    found.every(({ raw }) => raw === first.raw)
    ? [
        decided('nodeName', first.raw, first.raw, first.place, {
          inferred: true,
          weight: 'default',
        }),
      ]
    : []
}

/** What else the same text shows tells of Windows; one that tells of Linux too leaves it open. */
const isOfWindows = (doc: Document) =>
  (mentions(doc, 'hcs::') || mentions(doc, imageOfWindows)) &&
  !mentions(doc, 'linux') &&
  !mentions(doc, 'exec format error')

/** The namespace and the workload that all of them have, where they are of users. */
function workloadOfEvents(doc: Document): readonly Observation[] {
  const found = [
    ...matchesOf(doc, assigned).map((one) => podAt(one, 1, 0)),
    ...matchesOf(doc, setUp).map((one) => podAt(one, 0, 1)),
  ].filter(({ namespace }) => isNamespaceOfUsers(namespace.raw))
  const [first] = found
  if (!first || found.some(({ namespace }) => namespace.raw !== first.namespace.raw)) return []
  const { namespace, pod } = first
  const workload = workloadOfPod(pod.raw)
  const isOne = found.every((one) => workloadOfPod(one.pod.raw) === workload)
  const more = { inferred: true, weight: 'default' } as const
  return [
    decided('namespace', namespace.raw, namespace.raw, namespace.place, more),
    ...(isOne && !workload.includes('.')
      ? [decided('workloadName', workload, pod.raw, pod.place, more)]
      : []),
  ]
}

function podAt({ groups, placeOf }: Match, pod: number, namespace: number) {
  const part = (group: number) => ({ raw: groups[group] ?? '', place: placeOf(group) })
  return { pod: part(pod), namespace: part(namespace) }
}
