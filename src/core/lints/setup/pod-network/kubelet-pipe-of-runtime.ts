import { containerdTables } from '../../../catalog/runtimes/containerd-tables.ts'
import { runtimes } from '../../../catalog/runtimes/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { ofKind } from '../../../model/parsed.ts'
import { askedByKubelets, listenedAt, pipeOf, type Asked } from '../../runtime-pipes.ts'

const { criSocket } = runtimes.containerd
const { windowsPipe } = containerdTables

export const kubeletPipeOfRuntime = defineLint({
  id: 'kubelet-pipe-of-runtime',
  on: 'setup',
  summary: 'The kubelet asks the named pipe on which containerd listens',
  remediation:
    'Write the same pipe in both places: --container-runtime-endpoint (containerRuntimeEndpoint in the file) of the kubelet and address below [grpc] of containerd.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const asked = askedByKubelets(observations, parsed)
    const [first] = asked
    if (!first || asked.some(({ text }) => pipeOf(text) !== pipeOf(first.text))) return []
    if (ofKind(parsed, 'containerd-config').length === 0) return unusual(first)
    const listens = listenedAt(parsed)
    if (listens?.pipe === undefined || listens.pipe === pipeOf(first.text)) return []
    const { text, place, isDefault } = listens
    return [
      {
        path: [],
        place: first.place,
        also: [place],
        basis: 'fails',
        message: `The kubelet asks the pipe ${first.text}, and containerd listens on ${text}${isDefault ? ', its default' : ''}: the kubelet finds no runtime and ends at its start.`,
        facts: [isDefault ? windowsPipe : criSocket],
      },
    ]
  },
})

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
