import { testLint } from '../../../testing/test-lint.ts'
import { antreaModesAgree } from './antrea-modes-agree.ts'

const config = (name: string, ...lines: readonly string[]) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: kube-system}\ndata:\n  antrea-agent.conf: |\n${lines.map((line) => `    ${line}\n`).join('')}---\n`
const linux = (...lines: readonly string[]) => config('antrea-config', ...lines)
const windows = (...lines: readonly string[]) => config('antrea-windows-config', ...lines)

testLint(antreaModesAgree, {
  valid: [
    {
      name: 'the same in both',
      text: linux('trafficEncapMode: noEncap') + windows('trafficEncapMode: noEncap'),
    },
    {
      name: 'what is usual, said by one',
      text:
        linux('trafficEncapMode: encap', 'tunnelType: geneve') +
        windows('serviceCIDR: 10.96.0.0/12'),
    },
    {
      name: 'a setting that is commented out',
      text: linux('#tunnelType: vxlan', 'a: b') + windows('a: b'),
    },
    {
      name: 'a tunnel that nobody uses',
      text:
        linux('trafficEncapMode: noEncap', 'tunnelType: vxlan') +
        windows('trafficEncapMode: noEncap'),
    },
    { name: 'one alone', text: windows('trafficEncapMode: noEncap') },
  ],
  invalid: [
    {
      name: 'packets without encapsulation from Windows alone',
      text: linux('trafficEncapMode: encap') + windows('trafficEncapMode: noEncap'),
      messages: [/Windows have trafficEncapMode noEncap, those on Linux encap/],
      severity: 'warning',
    },
    {
      name: 'another tunnel on Linux',
      text: linux('tunnelType: vxlan') + windows('serviceCIDR: 10.96.0.0/12'),
      messages: [/tunnelType geneve, those on Linux vxlan/],
    },
  ],
})
