import { aksWindowsNode, linuxCharts, linuxPods } from '../../../catalog/node-conditions.ts'
import { selectorOfJobs } from '../../../catalog/workload/chart-values.ts'
import { networkAgents, proxyOfWindows } from '../../../catalog/windows-pods.ts'
import { linuxImageIn, linuxImages } from '../../../catalog/workload/linux-images.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const linuxPodOnLinux = defineLint({
  id: 'linux-pod-on-linux',
  on: 'setup',
  summary: 'Pods of the cluster that are for Linux stay off the Windows nodes',
  remediation:
    'Add the node selector kubernetes.io/os: linux to what makes the pod, and taint the Windows nodes.',
  decisions: [],

  check({ observations }) {
    const nodes = new Set([
      ...deciding(observations, 'nodeName').flatMap(({ value, subject }) =>
        subject?.startsWith('node ') === true ? [String(value)] : [],
      ),
      ...nodesOfAgents(observations),
    ])
    const [host] = deciding(observations, 'windowsRelease')
    const sets = host ? setsFor(observations).map((one) => ({ ...one, also: [placeOf(host)] })) : []
    const isForWindows = (node: string) => nodes.has(node) || aksWindowsNode.value.test(node)
    const running = new Set(
      named(observations, 'pod.status').flatMap(({ value, subject }) =>
        value === 'Running' ? [subject] : [],
      ),
    )
    const placed = named(observations, 'pod.node').flatMap((one): readonly LintViolation[] => {
      const { subject = '' } = one
      // A list names the pod alone; what describes it has its file before the name.
      const pod = subject.replace(/^pod |^workload .*:\d+ /, '')
      const node = String(one.value).replace(/\/.*$/, '')
      if (!isForWindows(node) || running.has(subject)) return []
      const image = imagesOf(subject, observations).find(
        ({ raw }) => linuxImageIn(raw) !== undefined,
      )
      if (!image && !isForLinux(pod)) return []
      const selector = named(observations, 'workload.noSelector').find(
        (other) => other.subject === subject,
      )
      return [
        {
          path: [],
          place: placeOf(one),
          also: [image, selector].flatMap((other) => (other ? placeOf(other) : [])),
          basis: 'fails',
          message: `${pod} stands on ${node}, a Windows node, where ${image ? `${image.raw}, an image for Linux,` : 'an image for Linux'} cannot start${selector ? ': it has no node selector' : ''}.`,
          ...remedyOf(pod),
          facts: [image ? linuxImages : factOf(pod)],
        },
      ]
    })
    return [...sets, ...placed]
  },
})

/** Whoever installed a chart gives its value in place of the field. */
function remedyOf(pod: string): Pick<LintViolation, 'remediation'> {
  const own = Object.entries(selectorOfJobs.value).find(([name]) => pod.includes(name))
  return own
    ? {
        remediation: `Give the chart the value ${own[1]} with kubernetes.io/os: linux, and taint the Windows nodes.`,
      }
    : {}
}

const windowsPods = [...Object.keys(networkAgents.value), proxyOfWindows.value]

/** Nodes on which agents stand that run on Windows alone. */
const nodesOfAgents = (observations: readonly Observation[]) =>
  named(observations, 'pod.node').flatMap(({ subject = '', raw }) =>
    windowsPods.some((one) => subject.startsWith(`pod ${one}-`)) ? [raw] : [],
  )

/** The images of a pod, whose containers may have subjects of their own. */
const imagesOf = (pod: string, observations: readonly Observation[]) =>
  deciding(observations, 'image').filter(
    ({ subject }) => subject === pod || subject?.startsWith(`${pod} container `) === true,
  )

/** DaemonSets for Linux that name no system, have more pods than Linux nodes are listed, and do not all run. */
function setsFor(observations: readonly Observation[]): readonly LintViolation[] {
  const numbers = (name: string) =>
    new Map(named(observations, name).map(({ subject, value }) => [subject, Number(value)]))
  const desired = numbers('daemonSet.desired')
  const ready = numbers('daemonSet.ready')
  const linux = new Set(
    named(observations, 'kubelet.version').flatMap(({ subject = '' }) =>
      subject.startsWith('linux ') ? [subject] : [],
    ),
  ).size
  return named(observations, 'daemonSet.nodeSelector').flatMap((one) => {
    const name = one.subject?.replace(/^daemonset /, '') ?? ''
    const wanted = desired.get(one.subject) ?? 0
    const isStuck = wanted > (ready.get(one.subject) ?? 0)
    // An affinity, which no table shows, keeps those of Flannel and EKS on Linux nodes.
    const isOnAll = linux > 0 && wanted > linux
    if (one.value !== '<none>' || !isStuck || !isOnAll || !isForLinux(`${name}-`)) return []
    return [
      {
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `DaemonSet ${name} has no node selector, and some of its pods do not run: it lands on Windows nodes too, where an image for Linux cannot start.`,
        facts: [linuxPods],
      },
    ]
  })
}

/** A release of Helm puts its own name before that of its chart. */
const isForLinux = (pod: string) =>
  !/windows|(?:^|-)win-/.test(pod) &&
  (linuxPods.value.some((one) => pod.startsWith(`${one}-`)) ||
    linuxCharts.value.some((one) => pod.includes(`-${one}-`)))

const factOf = (pod: string) =>
  linuxPods.value.some((one) => pod.startsWith(`${one}-`)) ? linuxPods : linuxCharts
