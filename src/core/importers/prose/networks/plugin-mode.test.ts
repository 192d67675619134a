import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ decision, value }) =>
      decision === 'cni' || decision === 'networkMode' ? [`${decision}=${String(value)}`] : [],
    ),
  )

test.each([
  ['Services time out on Windows, flannel is vxlan.', ['cni=flannel', 'networkMode=overlay']],
  ['Flannel runs as host-gw on the Windows node.', ['cni=flannel', 'networkMode=l2bridge']],
  ['We run Calico for Windows with BGP/l2bridge.', ['cni=calico', 'networkMode=l2bridge']],
  ['Calico for Windows (BGP, no overlay) on 2022', ['cni=calico', 'networkMode=l2bridge']],
  ['We run Calico on Windows with VXLAN.', ['cni=calico', 'networkMode=overlay']],
  ['On the Windows nodes Calico does VXLAN.', ['cni=calico', 'networkMode=overlay']],
  ['Windows Server 2022, Flannel does host-gw.', ['cni=flannel', 'networkMode=l2bridge']],
  ['On the Windows nodes Calico is set to vxlan', ['cni=calico', 'networkMode=overlay']],
])('%s', (text, expected) => expect(new Set(read(text))).toEqual(new Set(expected)))

test.each([
  'If flannel is vxlan, the Windows node needs a source VIP.',
  'Does it matter for Windows whether flannel is vxlan or host-gw?',
  'Flannel is vxlan on Linux, what do Windows nodes need?',
  'The docs say flannel is vxlan by default.',
  'Calico does not do VXLAN on the Windows nodes.',
  'Could it be that on Windows Flannel does host-gw or vxlan?',
  'Is it bad that flannel is overlay on Windows?',
])('reads no mode: %s', (text) => expect(read(text).join()).not.toMatch(/networkMode/))

test.each([
  'Created a Windows cluster with flannel host-gw/vxlan mode.',
  'Flannel in vxlan or host-gw mode, both fail on Windows.',
  'Flannel with overlay vs host-gw on Windows',
])('two modes as one or the other tell of none: %s', (text) =>
  expect(read(text).join()).not.toMatch(/networkMode/),
)

test.each([
  ['Flannel in vxlan mode on Windows. We do not use host-gw.', 'networkMode=overlay'],
  ['Calico with BGP/l2bridge on Windows, network mode: l2bridge', 'networkMode=l2bridge'],
])('one mode: %s', (text, expected) => expect(read(text)).toContain(expected))
