import { testLint } from '../../../testing/test-lint.ts'
import { networksOfTwoPlugins } from './networks-of-two-plugins.ts'

const list = (...names: readonly string[]) =>
  `PS C:\\> Get-HnsNetwork | Select Name, Type\n\nName         Type\n----         ----\n${names.map((name) => `${name.padEnd(12)} ${name === 'nat' ? 'nat' : 'Overlay'}\n`).join('')}\n`

testLint(networksOfTwoPlugins, {
  valid: [
    { name: 'one plugin', text: list('nat', 'Calico') },
    {
      name: 'one plugin and what keeps its adapter',
      text: list('nat', 'External', 'flannel.4096'),
    },
    { name: 'names that anybody chooses', text: list('nat', 'l2bridge', 'vxlan0') },
    { name: 'a name of one’s own beside it', text: list('flannel.4096', 'lab') },
    {
      name: 'two networks of one plugin',
      text: list('flannel.4096', 'flannel.4097'),
    },
  ],
  invalid: [
    {
      name: 'a plugin that was replaced',
      text: `Our CNI is Calico v3.28.1.\n\n${list('nat', 'flannel.4096', 'Calico')}`,
      messages: [
        /flannel\.4096, a network of .*beside Calico of Calico.*left over from before Calico/,
      ],
      severity: 'warning',
    },
    {
      name: 'two of which nobody names one',
      text: list('antrea-hnsnetwork', 'Calico'),
      messages: [/one of the two is left over/],
    },
  ],
})
