import { testLint } from '../../testing/test-lint.ts'
import { cniPolicyValues } from './cni-policy-values.ts'

const file = (type: string, list: string, ...values: readonly string[]) =>
  `{"cniVersion": "0.2.0", "name": "pods", "type": "${type}", "apiVersion": 2, "capabilities": {"dns": true},
"${list}": [${values.map((value) => `{"Name": "EndpointPolicy", "Value": ${value}}`).join(',\n')}]}`

testLint(cniPolicyValues, {
  valid: [
    {
      name: 'the types of both forms',
      text: file(
        'win-bridge',
        'policies',
        '{"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.1.0.0/16"]}}',
        '{"Type": "SDNRoute", "Settings": {"DestinationPrefix": "10.2.0.0/16", "NeedEncap": true}}',
      ),
    },
    {
      name: 'a list that is not read',
      text: file('sdnbridge', 'policies', '{"Type": "ROUTE", "NeedEncap": "true"}'),
    },
    { name: 'null', text: file('win-bridge', 'policies', '{"Type": "ROUTE", "NeedEncap": null}') },
    {
      name: 'an ACL with a list of its own',
      text: file('sdnbridge', 'AdditionalArgs', '{"Type": "ACL", "Settings": {"Exceptions": "a"}}'),
    },
  ],
  invalid: [
    {
      name: 'a flag in quotes',
      text: file(
        'win-overlay',
        'policies',
        '{"Type": "SDNRoute", "Settings": {"DestinationPrefix": "10.2.0.0/16", "NeedEncap": "true"}}',
      ),
      messages: [/NeedEncap must be true or false/],
      severity: 'warning',
    },
    {
      name: 'a flag as a number',
      text: file('azure-vnet', 'AdditionalArgs', '{"Type": "ROUTE", "needEncap": 1}'),
      messages: [/needEncap must be true or false/],
      severity: 'warning',
    },
    {
      name: 'one range instead of a list',
      text: file('calico', 'policies', '{"Type": "OutBoundNAT", "ExceptionList": "10.1.0.0/16"}'),
      messages: [/ExceptionList must be a list/],
      severity: 'warning',
    },
    {
      name: 'exceptions by name',
      text: file(
        'sdnoverlay',
        'AdditionalArgs',
        '{"Type": "OutBoundNAT", "Settings": {"Exceptions": {"pods": "10.1.0.0/16"}}}',
      ),
      messages: [/Exceptions must be a list/],
      severity: 'warning',
    },
    {
      name: 'a list instead of one range',
      text: file(
        'sdnbridge',
        'AdditionalArgs',
        '{"Type": "SDNRoute", "Settings": {"DestinationPrefix": ["10.2.0.0/16"]}}',
      ),
      messages: [/DestinationPrefix must be one text/],
      severity: 'warning',
    },
  ],
})
