import { testLint } from '../../../testing/test-lint.ts'
import { aksKubeletSettings } from './aks-kubelet-settings.ts'

const pool = (system: string, file = './kubelet.json') =>
  `az aks nodepool add -g a --cluster-name b -n win --os-type ${system} --kubelet-config ${file}\n`
const json = (more: string, name = 'kubelet.json') =>
  `\n=== ${name} ===\n{\n  ${more}"imageGcHighThreshold": 90\n}\n`
const refused = '"cpuManagerPolicy": "static",\n  "podMaxPids": 500,\n  '

testLint(aksKubeletSettings, {
  valid: [
    { name: 'what AKS takes', text: pool('Windows') + json('"containerLogMaxSizeMB": 20,\n  ') },
    { name: 'a Linux pool', text: pool('Linux') + json(refused) },
    { name: 'the file of another pool', text: pool('Windows') + json(refused, 'linux.json') },
    { name: 'no pool', text: json(refused) },
  ],
  invalid: [
    {
      name: 'what goes to Linux alone',
      text: pool('Windows') + json(refused),
      messages: [/^cpuManagerPolicy, podMaxPids: of the kubelet, Windows pools take/],
      severity: 'warning',
    },
    {
      name: 'below its name',
      text: `${pool('Windows', 'kubelet.json')}\nkubelet.json:\n{\n  ${refused}"imageGcLowThreshold": 60\n}\n`,
      messages: [/cpuManagerPolicy/],
    },
  ],
})
