import { testLint } from '../../../testing/test-lint.ts'
import { sdnPluginsOnWindows } from './sdn-plugins-on-windows.ts'

const fetched = (version: string, system: string, more = '') =>
  `The node has ${system}, containerd 1.6.8${more}.\n\ncurl.exe -LO https://github.com/microsoft/windows-container-networking/releases/download/v${version}/windows-container-networking-cni-amd64-v${version}.zip\n`

testLint(sdnPluginsOnWindows, {
  valid: [
    { name: 'a later release', text: fetched('0.3.0', 'Windows Server 2022') },
    { name: 'Windows Server 2019', text: fetched('0.2.0', 'Windows Server 2019') },
    {
      name: 'files that lie beside another plugin',
      text: fetched('0.2.0', 'Windows Server 2022', ', flannel'),
    },
    {
      name: 'nodes of both releases',
      text: `${fetched('0.2.0', 'Windows Server 2022')}\nThe other node has Windows Server 2019.\n`,
    },
  ],
  invalid: [
    {
      name: 'Windows Server 2022',
      text: fetched('0.2.0', 'Windows Server 2022'),
      messages: [/^Release 0\.2\.0 of nat, .* does not work on Windows Server 2022/],
      severity: 'warning',
    },
  ],
})
