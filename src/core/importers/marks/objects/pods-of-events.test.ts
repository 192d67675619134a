import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'a.txt', text: `${text}\n` }]).observations.flatMap(({ decision, value }) =>
    decision === 'namespace' || decision === 'workloadName' ? [`${decision} ${String(value)}`] : [],
  )

const event = (pod: string, node = 'win-1') =>
  `Normal  Scheduled  12s  default-scheduler  Successfully assigned ${pod} to ${node}`
const network = (pod: string) =>
  `Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to set up sandbox container "ab12" network for pod "${pod.split('_', 1)[0] ?? ''}": networkPlugin cni failed to set up pod "${pod}" network: no address`

test.each([
  [event('shop/win-web-7c9d6b5f4d-bdfgh'), ['namespace shop', 'workloadName win-web']],
  [event('default/win-tool'), ['namespace default', 'workloadName win-tool']],
  [network('win-web-7c9d6b5f4d-bdfgh_shop'), ['namespace shop', 'workloadName win-web']],
  [
    `${event('shop/win-web-7c9d6b5f4d-bdfgh')}\n${event('shop/win-web-7c9d6b5f4d-xz2vk', 'win-2')}`,
    ['namespace shop', 'workloadName win-web'],
  ],
  [
    `${event('shop/win-web-7c9d6b5f4d-bdfgh')}\n${event('shop/win-mail-0', 'win-2')}`,
    ['namespace shop'],
  ],
])('the pods of %s', (text, expected) => expect(read(text)).toEqual(expected))

test.each([
  event('kube-system/kube-proxy-windows-x2k9z'),
  `${event('shop/win-web-7c9d6b5f4d-bdfgh')}\n${event('mail/win-mail-0', 'win-2')}`,
  'Normal  Scheduled  12s  default-scheduler  Successfully assigned the address to win-1',
])('none of one workload in %s', (text) => expect(read(text)).toEqual([]))

const nodesIn = (text: string) =>
  diagnose([{ name: 'a.txt', text: `${text}\n` }]).observations.flatMap(({ decision, value }) =>
    decision === 'nodeName' ? [value] : [],
  )

test.each([
  [event('ci/tool', 'win-build-1'), 'win-build-1'],
  [event('ci/tool', 'k8s-win-03'), 'k8s-win-03'],
  [event('ci/tool', 'aksnpwin000001'), 'aksnpwin000001'],
  [`${event('ci/tool', 'win-1')}\n${event('ci/web-0', 'win-1')}`, 'win-1'],
])('the node of %s', (text, expected) => expect(nodesIn(text)).toEqual([expected]))

test.each([
  event('ci/tool', 'worker-3'),
  event('ci/tool', 'linux-win-proxy-1'),
  event('ci/tool', 'darwin-3'),
  event('ci/tool', 'twins-3'),
  `${event('ci/tool', 'win-1')}\n${event('ci/web-0', 'win-2')}`,
  `${event('ci/tool', 'win-1')}\n${event('ci/web-0', 'worker-3')}`,
])('no node of Windows in %s', (text) => expect(nodesIn(text)).toEqual([]))
