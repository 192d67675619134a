import { runtimes } from '../../../catalog/runtimes/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { askedByKubelets, listenedAt, pipeOf } from '../../runtime-pipes.ts'

const { criSocket } = runtimes.containerd

export const crictlPipeOfRuntime = defineLint({
  id: 'crictl-pipe-of-runtime',
  on: 'setup',
  summary: 'crictl and kubeadm ask the runtime that the kubelet uses',
  remediation:
    'Write the pipe of the runtime in crictl.yaml (runtime-endpoint, image-endpoint), criSocket of kubeadm and the annotation of the node too.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const asked = askedByKubelets(observations, parsed)
    const [kubelet] = asked
    const pipe = kubelet && pipeOf(kubelet.text)
    if (asked.some(({ text }) => pipeOf(text) !== pipe)) return []
    const listens = listenedAt(parsed)
    // Two that do not fit are told by themselves.
    if (pipe !== undefined && listens?.pipe !== undefined && listens.pipe !== pipe) return []
    const right = listens?.pipe ?? pipe
    const where = listens?.place ?? kubelet?.place
    const nodes = new Set(
      observations.flatMap(({ subject }) => (subject?.startsWith('node ') ? [subject] : [])),
    )
    if (right === undefined || !where || nodes.size > 1) return []
    const text = listens?.text ?? kubelet?.text ?? ''
    const others = named(observations, 'runtime.endpoint').filter((one) => {
      const own = pipeOf(String(one.value))
      // In a sentence, which may end behind it, it is often what was.
      return own !== undefined && own !== right && !own.endsWith('.')
    })
    // The endpoints of runtime and images stand below each other.
    const files = new Map(others.toReversed().map((one) => [one.file, one]))
    return [...files.values()].map((one) => ({
      path: [],
      place: placeOf(one),
      also: [where],
      basis: 'unsupported',
      message: `${String(one.value)} is asked here, and ${listens ? 'containerd listens on' : 'the kubelet asks'} ${text}: what is shown or set up here is not the runtime of the node.`,
      facts: [criSocket],
    }))
  },
})
