import { testLint } from '../../../testing/test-lint.ts'
import { noBreakSpaceBehindOption } from './no-break-space.ts'

const command = (space: string) =>
  `This fails:\n\n    az aks nodepool add -g a --cluster-name b --os-type Windows --name npwin --node-vm-size${space}Standard_B4ms --node-count 1\n\n`
const answer = (option: string, space = ' ') =>
  `Output:\n\n    az: error: unrecognized arguments: ${option}${space}Standard_B4ms\n`

testLint(noBreakSpaceBehindOption, {
  valid: [
    { name: 'a blank', text: command(' ') + answer('--node-vm-size') },
    { name: 'a page whose command worked', text: command('\u00A0') },
    { name: 'another option that is not known', text: command('\u00A0') + answer('--os-sku') },
  ],
  invalid: [
    {
      name: 'a no-break space, which the answer repeats',
      text: command('\u00A0') + answer('--node-vm-size', '\u00A0'),
      messages: [/^A no-break space \(U\+00A0\) stands behind --node-vm-size/],
      severity: 'warning',
    },
    {
      name: 'an answer with a blank',
      text: command('\u00A0') + answer('--node-vm-size'),
      messages: [/no-break space/],
    },
  ],
})
