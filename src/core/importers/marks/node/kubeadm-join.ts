import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, serverVersionAt, stated } from '../../../model/observe.ts'
import { clusterRangesIn } from '../network/cluster-ranges.ts'
import { runtimeOfEndpoint } from '../../command-line/flag-decisions.ts'
import { isOnlyTold } from '../../objects/only-told.ts'
import { besideLine } from '../../prose/lines.ts'
import { isSaid } from '../../prose/meant/said.ts'
import { lineAbove, matchesOf } from '../../text-of.ts'
import { commandOf, placeOfCommand } from '../../objects/with-command.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const host = String.raw`(?:[a-z\d][\w.-]{0,80}|\[[\da-f:]{2,40}\])`
const join = new RegExp(
  String.raw`\bkubeadm(?:\.exe)?\s+join\s+(?:--token[ =]\S{1,40}\s+)?(${host}:\d{2,5})(?!\S)([^\n]{0,600})`,
  'gi',
)

/** What `kubeadm join` was told, wherever it is typed, and the socket that it found. */
export const joinsIn = (doc: Document): readonly Observation[] => [
  ...toldIn(doc),
  ...initIn(doc),
  ...initOnWindowsIn(doc),
  ...matchesOf(doc, tooOld).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
  ...matchesOf(doc, /\bdetected and using CRI socket: (npipe:\S{3,120})/g)
    .slice(-1)
    .flatMap(({ raw, place }) => [
      stated('runtime.endpoint', raw, raw, place),
      ...runtimeOfEndpoint(raw).map(([id, value]) =>
        decided(id, value, raw, place, { inferred: true, weight: 'statement' }),
      ),
    ]),
]

/** `kubeadm init` with the ranges of the cluster, above its output, which names the version. */
function initIn(doc: Document): readonly Observation[] {
  const command = commandOf(doc)
  return [
    ...(command && /\bkubeadm\s+init\b/.test(command.text)
      ? [
          ...clusterRangesIn(command),
          ...matchesOf(command, asked).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
        ]
      : matchesOf(doc, askedInLine).flatMap(({ raw, place }) => serverVersionAt(raw, place))),
    ...matchesOf(
      doc,
      /^\[init\] Using Kubernetes version: (v1\.\d{1,2}\.\d{1,3}\S{0,40})/gm,
    ).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
  ]
}

const init =
  /^["']?(?:[\w.:-]{0,40}[\\/]){0,6}kubeadm(?:\.exe)?["']?\s+init(?!\S|\s[^\n]{0,200}?(?:--help|-h\b))/i
const initByFile =
  /^[ \t]{0,8}(?:&[ \t]?)?["']?(?:[\w.:-]{0,40}[\\/]){0,6}(kubeadm\.exe["']?[ \t]+init)(?=\s|$)/gim

/** `kubeadm init` at a prompt of Windows, or by the file that it has there. */
const initOnWindowsIn = (doc: Document): readonly Observation[] =>
  doc.isTypedOnWindows && init.test(doc.command ?? '')
    ? [stated('kubeadm.initOnWindows', true, doc.command ?? '', placeOfCommand(doc))]
    : matchesOf(doc, initByFile)
        .filter(({ raw, place }) => isSaid(doc, raw, place) && !isAskedAround(doc, place))
        .slice(0, 1)
        .map(({ raw, place }) => stated('kubeadm.initOnWindows', true, raw, place))

/** Words of a sentence around a command that has a line for itself. */
function isAskedAround(doc: Document, place: Place): boolean {
  const { above, below } = besideLine(doc, place)
  return isOnlyTold(above || lineAbove(doc)) || /^[a-z(][^=$]*\?|^\s*\?/.test(below)
}

/** What kubeadm finds too old. */
const tooOld =
  /\bonly supports deploying clusters with the control plane version >= \d\S{0,20} Current version: (v1\.\d{1,2}\.\d{1,3})/g

/** What it is told to install; `kubeadm upgrade apply` has its version without a flag. */
const asked = /--kubernetes-version[= ]["']?(v?1\.\d{1,2}(?:\.\d{1,3})?)\b/g
const askedInLine =
  /\bkubeadm\s+init\b[^\n]{0,400}?--kubernetes-version[= ]["']?(v?1\.\d{1,2}(?:\.\d{1,3})?)\b/g

/** The command stands above its own output too. */
function toldIn(doc: Document): readonly Observation[] {
  if (doc.command !== undefined) {
    const [typed] = doc.command.matchAll(join)
    const place = placeOfCommand(doc)
    const isHere = doc.isTypedOnWindows && !toOther.test(doc.command)
    if (typed?.[1] !== undefined) {
      const socket = pipe.exec(typed[2] ?? '')?.[1]
      return [
        ...(socket === undefined ? [] : [stated('runtime.endpoint', socket, socket, place)]),
        ...readJoin(
          typed[1],
          typed[2] ?? '',
          place,
          isHere || !matches(doc, ofLinux),
          isHere || ofWindows.test(`${doc.command}\n${doc.text}`),
        ),
      ]
    }
  }
  if (!matches(doc, /\bkubeadm/i)) return []
  const typed = matchesOf(doc, join).slice(0, 1)
  if (typed.length > 0)
    return typed.flatMap(({ raw, place, groups: [, rest = ''] }) =>
      readJoin(raw, rest, place, matches(doc, ofWindows), matches(doc, ofWindows)),
    )
  const told = matchesOf(doc, joinInWords)
    .filter(({ raw, place }) => isSaid(doc, raw, place))
    .slice(0, 1)
  if (told.length > 0)
    return told.map(({ raw, place }) => stated('join.socketOfLinux', raw, raw, place))
  return matchesOf(doc, joinOfVariable)
    .slice(0, 1)
    .flatMap(({ raw, place }) => socketsIn(raw, place, matches(doc, ofWindows)))
}

/** “We join the Windows node with kubeadm join --cri-socket /run/…” */
const joinInWords = new RegExp(
  acrossLines`
    \bwindows\b[^.;\n]{0,80}\bkubeadm(?:\.exe)?\s+join\b[^\n]{0,80}?--cri-socket[ =]["'\x60]{0,2}
    ((?:unix:|\/(?:var|run)\/)[^\s"'\x60]{1,80}\.sock)
  `,
  'gi',
)

/** The command that kubeadm printed is in a variable, and the script adds the socket of its own node. */
const joinOfVariable =
  /\$\{?[\w:]{1,60}\}?["')]{0,3}[ \t]{0,3}\+?[ \t]{0,3}["'`]{0,2} {0,3}(--cri-socket[ =][^\n]{1,120})/g

/** A command that kubeadm prints on the control plane, or that a Linux machine ran, has no pipe. */
const ofLinux = /(?:^|[\s"'])\/(?:etc|var)\//
/** What runs a command on another machine. */
const toOther = /^(?:ssh|wsl|multipass|vagrant|docker|kubectl)(?:\.exe)?\s/i
/** Nothing that speaks CRI listens on these since dockershim is gone. */
const ofDocker = /[\\/]pipe[\\/](?:dockershim|docker_engine)$/i
const ofWindows = /\bkubeadm\.exe\b|\b[A-Za-z]:\\/

const pipe = /--cri-socket[ =]["'`]{0,2}(npipe:[^\s"'`]{1,80})/
const ofOther = /--cri-socket[ =]["'`]{0,2}((?:unix:|\/(?:var|run)\/)[^\s"'`]{1,80})/

function readJoin(
  endpoint: string,
  rest: string,
  place: ReturnType<Document['placeAt']>,
  isOnWindows: boolean,
  isSurelyOnWindows: boolean,
): readonly Observation[] {
  const socket = pipe.exec(rest)?.[1]
  const more = { inferred: true, weight: 'statement' } as const
  return [
    // Guides have another address each; they are no contradiction.
    decided('apiServerEndpoint', endpoint, endpoint, place, {
      ...more,
      subject: `join of ${endpoint}`,
    }),
    ...(isOnWindows && socket === undefined && !/--(?:cri-socket|config)\b/.test(rest)
      ? [stated('join.withoutSocket', endpoint, endpoint, place)]
      : []),
    ...socketsIn(rest, place, isSurelyOnWindows),
  ]
}

function socketsIn(
  rest: string,
  place: ReturnType<Document['placeAt']>,
  isSurelyOnWindows: boolean,
): readonly Observation[] {
  const linux = ofOther.exec(rest)?.[1]
  const socket = pipe.exec(rest)?.[1]
  const more = { inferred: true, weight: 'statement' } as const
  return [
    ...(isSurelyOnWindows && linux !== undefined
      ? [stated('join.socketOfLinux', linux, linux, place)]
      : []),
    ...(socket !== undefined && ofDocker.test(socket)
      ? [stated('join.socketOfDocker', socket, socket, place)]
      : []),
    ...(socket === undefined
      ? []
      : [
          decided('joinMethod', 'kubeadm', socket, place, more),
          ...runtimeOfEndpoint(socket).map(([id, value]) =>
            decided(id, value, socket, place, more),
          ),
        ]),
  ]
}
