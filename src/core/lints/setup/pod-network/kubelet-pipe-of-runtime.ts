import { containerdFiles } from '../../../catalog/runtimes/containerd-files.ts'
import { containerdTables } from '../../../catalog/runtimes/containerd-tables.ts'
import { runtimes } from '../../../catalog/runtimes/index.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { named } from '../../../model/observed.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { isOfWindows } from '../../containerd/is-of-windows.ts'

const { criSocket } = runtimes.containerd
const { windowsPipe } = containerdTables
const { addresses } = containerdFiles

export const kubeletPipeOfRuntime = defineLint({
  id: 'kubelet-pipe-of-runtime',
  on: 'setup',
  summary: 'The kubelet asks the named pipe on which containerd listens',
  remediation:
    'Write the same pipe in both places: --container-runtime-endpoint (containerRuntimeEndpoint in the file) of the kubelet and address below [grpc] of containerd.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const asked = [
      ...named(observations, 'kubelet.flag.container-runtime-endpoint').map((one) => ({
        text: String(one.value),
        place: observedAt(one),
      })),
      ...endpointsOfFiles(parsed),
    ].filter(({ text }) => pipeOf(text) !== undefined)
    const [first] = asked
    const configurations = ofKind(parsed, 'containerd-config')
    const [configuration] = configurations
    if (!first || configurations.length > 1) return []
    if (asked.some(({ text }) => pipeOf(text) !== pipeOf(first.text))) return []
    if (!configuration) return unusual(first)
    const { value, placeOf } = configuration
    if (value.value === undefined || !isOfWindows(value)) return []
    const at = addresses.value.find((path) => addressAt(value.value, path) !== '')
    const listens = at ? addressAt(value.value, at) : windowsPipe.value
    const pipe = pipeOf(listens)
    if (pipe === undefined || pipe === pipeOf(first.text)) return []
    return [
      {
        path: [],
        place: first.place,
        also: [placeOf(at ?? [])],
        basis: 'fails',
        message: `The kubelet asks the pipe ${first.text}, and containerd listens on ${listens}${at ? '' : ', its default'}: the kubelet finds no runtime and ends at its start.`,
        facts: [at ? criSocket : windowsPipe],
      },
    ]
  },
})

function addressAt(file: unknown, path: LintViolation['path']): string {
  const own: unknown = valueAt(file, path)
  return typeof own === 'string' ? own : ''
}

interface Asked {
  readonly text: string
  readonly place: Place
}

/** Without the file of the runtime: a pipe on which none listens unless it is told to. */
function unusual({ text, place }: Asked): readonly LintViolation[] {
  const pipe = pipeOf(text) ?? ''
  const isUsual = Object.values(runtimes).some((one) => pipeOf(one.criSocket.value) === pipe)
  // A name of one’s own is meant; one that only resembles that of containerd hardly.
  if (isUsual || !pipe.startsWith('containerd')) return []
  return [
    {
      path: [],
      place,
      basis: 'fails',
      message: `The kubelet asks the pipe ${text}; containerd listens on ${windowsPipe.value} unless its file says otherwise, and no runtime listens on this one by default.`,
      remediation: `Write ${criSocket.value}, or the pipe that the file of the runtime has.`,
      facts: [windowsPipe],
    },
  ]
}

const endpointsOfFiles = (parsed: readonly AnyParsed[]): readonly Asked[] =>
  ofKind(parsed, 'kubelet-config').flatMap(({ value: { value }, placeOf }) => {
    const path = ['containerRuntimeEndpoint']
    const text: unknown = valueAt(value, path)
    return typeof text === 'string' ? [{ text, place: placeOf(path) }] : []
  })

/** The name of a pipe, however its path is spelt; undefined for what is none, or not filled in. */
function pipeOf(text: string): string | undefined {
  const path = text.replace(/^["']|["']$/g, '').replaceAll('\\', '/')
  const name = /^(?:npipe:)?\/{2,4}\.\/+pipe\/+([\w.-]{1,100})$/i.exec(path)?.[1]?.toLowerCase()
  return name !== undefined && isCut(name) ? undefined : name
}

/** `containerd-con`: nobody calls a pipe so, it is where a paste ends. */
const isCut = (name: string) =>
  name.startsWith('containerd-') &&
  !windowsPipe.value.endsWith(`\\${name}`) &&
  windowsPipe.value.includes(`\\${name}`)
