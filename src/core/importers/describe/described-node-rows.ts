import type { Document } from '../../model/document.ts'
import { hypervAddresses } from '../../catalog/adapter-addresses.ts'
import { addressSelector } from '../../catalog/platforms/pools/eks-pods.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Addresses that EKS keeps for pods of the node. */
export const addressCapacity = 'node.capacity.privateIPv4Address'
export const addressResource = addressSelector.value.resource

/** Releases of EKS have its name. */
export const isOfEks = /-eks-[\da-f]{6,8}\b/
export const osLabel = /\bkubernetes\.io\/os=windows\b/
export const buildLabel = /\bwindows-build=(10\.0\.\d{5})\b/g

/** The node of which a filter picked lines, where its name tells Windows. */
export const nodeOfPart = ({ command = '', text }: Pick<Document, 'command' | 'text'>) =>
  (showsWindows.test(text) ? describedNode : describedWindowsNode).exec(`${command} `)?.[1]

const describedNode = /\bdescribe\s+no(?:des?)?[\s/]+([^\s|$<>{}]{1,253})\s{0,4}[^|]{0,80}\|/i
const describedWindowsNode =
  /\bdescribe\s+no(?:des?)?[\s/]+(?=\S{0,80}win)([^\s|$<>{}]{1,253})\s{0,4}[^|]{0,80}\|/i
/** What only a node with Windows has in such lines. */
const showsWindows =
  /^[ \t]*(?:OS Image:[ \t]+Windows |Kernel Version:[ \t]+10\.0\.\d{5}\b|Operating System:[ \t]+windows\b)/m

/** What is left of a node where its head was cut off. */
export const ownVersion = /^[ \t]*Kubelet Version:[ \t]+v1\.\d/m

/** What is left of a pod where its head was cut off. */
export const partOfPod =
  /^[ \t]{2,12}Container ID:[ \t]+(?:docker|containerd):\/\/[\s\S]{1,400}?^[ \t]{2,12}Image:[ \t]/m

/** Notes of network agents at a node. */
export const annotation = new RegExp(
  acrossLines`
    ^(?:Annotations:)?[ \t]+(
      (?:flannel\.alpha\.coreos\.com|projectcalico\.org|kubeadm\.alpha\.kubernetes\.io)
      \/[\w-]{1,40}
    ):[ \t]{1,20}(\S[^\n]{0,300})$
  `,
  'gm',
)

/** What only nodes are noted with, so that a description that was cut off behind it is one of a node. */
export const notesOfNode = new RegExp(
  acrossLines`
    ^(?:Annotations:)?[ \t]+(?:
      flannel\.alpha\.coreos\.com\/public-ip
      |projectcalico\.org\/IPv4(?:Address|VXLANTunnelAddr)
      |csi\.volume\.kubernetes\.io\/nodeid
      |volumes\.kubernetes\.io\/controller-managed-attach-detach
      |kubeadm\.alpha\.kubernetes\.io\/cri-socket
      |node\.alpha\.kubernetes\.io\/ttl
    ):
  `,
  'm',
)

/** Of such notes what Windows nodes alone have: a pipe, the maker of addresses of adapters; or a name that tells it. */
export const notesOfWindows = new RegExp(
  acrossLines`
    \bcri-socket:[ \t]+npipe:
    |"VtepMAC\\?"\s?:\s?\\?"${hypervAddresses.value}
    |^Name:[ \t]+(?:\S{0,60}[-.]|aks|eks|gke|k8s)?win(?:dows|node|worker|srv)?[\d.-]
  `,
  'im',
)

/** The first stands behind the key, others below it. */
export const taintRow =
  /^(?:Taints:[ \t]+(<none>)|(?:Taints:)?[ \t]{1,40}([\w./-]{1,253}(?:=[\w.-]{0,63})?:(?:NoSchedule|PreferNoSchedule|NoExecute)))[ \t]*$/gm

/** A row of the table of conditions. */
export const conditionRow =
  /^[ \t]{1,8}(Ready|MemoryPressure|DiskPressure|PIDPressure|NetworkUnavailable)[ \t]+(True|False|Unknown)[ \t]+([^\n]{0,2000})/gm

/** Behind the two times stands the reason, one word, and then the message. */
export const reasonIn = (rest: string) =>
  /\b([A-Z]\w{3,60})[ \t]{1,20}([^ \t].{0,1000})$/.exec(
    rest.replace(/^(?:\w{3}, \d\d \w{3} \d{4} [\d:]{8} [+-]\d{4}(?: \w{1,5})?\s+){1,2}/, ''),
  )?.[0] ?? ''

const labelsHead = /^Labels:[ \t]{1,40}(?=[\w./-]{1,253}=)/m
const labelRow = /^[ \t]{0,40}([\w./-]{1,253}=[\w.-]{0,63})[ \t]*(?:\n|$)/

/** All labels of a node, which stand one below the other behind the key. */
export function labelsIn(text: string) {
  const head = labelsHead.exec(text)
  if (!head) return undefined
  const start = head.index + head[0].length
  const labels: string[] = []
  for (let at = start; labels.length < mostLabels;) {
    const [whole = '', label = ''] = labelRow.exec(text.slice(at, at + longestRow)) ?? []
    if (label === '') break
    labels.push(label)
    at += whole.length
  }
  const [first] = labels
  return first === undefined ? undefined : { at: start, first, all: labels.join(',') }
}

/** Nobody gives a node more. */
const mostLabels = 200
const longestRow = 400

/** A selector for Windows, or an image or what the runtime says there alone. */
export const ofWindows = /\bkubernetes\.io\/os=windows\b|\bhcsshim::|\bhcs::|\bsigwindowstools\//
