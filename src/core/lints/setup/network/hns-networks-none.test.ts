import { testLint } from '../../../testing/test-lint.ts'
import { hnsNetworksNone } from './hns-networks-none.ts'

const network = `
Name        Type
----        ----
cbr0        L2Bridge
`

testLint(hnsNetworksNone, {
  valid: [
    {
      name: 'a network',
      text: `PS C:\\> Get-HnsNetwork | Select Name, Type\n${network}PS C:\\>\n`,
    },
    { name: 'a command alone', text: 'PS C:\\> Get-HnsNetwork\n' },
    { name: 'a command to run', text: 'Run Get-HnsNetwork\nPS C:\\> hostname\nwin1\n' },
    {
      name: 'one of several that was asked for',
      text: 'PS C:\\> Get-HnsNetwork | ? Name -eq cbr0\nPS C:\\> hostname\nwin1\n',
    },
    {
      name: 'a network that came with a later listing',
      text: `PS C:\\> Get-HnsNetwork\nPS C:\\> Start-Service flanneld\nPS C:\\> Get-HnsNetwork | Select Name, Type\n${network}`,
    },
    {
      name: 'a node that is Ready',
      text: 'PS C:\\> Get-HnsNetwork\nPS C:\\> kubectl get node win1\nNAME   STATUS   ROLES    AGE   VERSION\nwin1   Ready    <none>   5d    v1.29.3\n',
    },
  ],
  invalid: [
    {
      name: 'nothing before the next prompt',
      text: 'PS C:\\> Get-HnsNetwork\nPS C:\\> Get-HnsEndpoint\nPS C:\\>\n',
      messages: [/^Get-HnsNetwork shows no network/],
      severity: 'warning',
    },
    {
      name: 'columns of nothing',
      text: 'PS C:\\k> Get-HnsNetwork | ft Name, Type\nPS C:\\k> hostname\nwin1\n',
      messages: [/^Get-HnsNetwork shows no network/],
    },
  ],
})
