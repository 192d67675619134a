import { testLint } from '../../../testing/test-lint.ts'
import { scriptJsonDepth } from './script-json-depth.ts'

const script = (end: string) => `$conf = @{
  cniVersion = "0.2.0"
  name = "l2bridge"
  type = "win-bridge"
  policies = @(
    @{ Name = "EndpointPolicy"; Value = @{ Type = "ROUTE"; DestinationPrefix = "10.96.0.0/12" } }
  )
}
$conf | ConvertTo-Json ${end}
`
const file = (value: string) =>
  `{"cniVersion": "0.2.0", "name": "a", "type": "win-bridge", "policies": [{"Name": "EndpointPolicy", "Value": ${value}}]}`

testLint(scriptJsonDepth, {
  valid: [
    { name: 'deep enough', text: script('-Depth 10 | Out-File a.conf -Encoding ascii') },
    {
      name: 'a flat table',
      text: '$c = @{ cniVersion = "0.2.0"; name = "a"; type = "nat"; ipam = @{ type = "host-local" } }\n$c | ConvertTo-Json\n',
    },
    { name: 'a policy in full', text: file('{"Type": "ROUTE"}') },
  ],
  invalid: [
    {
      name: 'no depth',
      text: script('| Set-Content C:\\k\\cni\\config\\a.conf'),
      messages: [/writes 2 of 3 levels below the first object/],
      severity: 'warning',
    },
    {
      name: 'the name of a type',
      text: file('"System.Collections.Hashtable"'),
      messages: [/^System\.Collections\.Hashtable is what PowerShell prints/],
    },
    {
      name: 'an object as text',
      text: file('"@{Type=ROUTE; NeedEncap=True}"'),
      messages: [/^@\{Type=ROUTE; NeedEncap=True\} is what PowerShell prints/],
    },
  ],
})
