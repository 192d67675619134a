import { testLint } from '../../testing/test-lint.ts'
import { flagSwitchWord } from './flag-switch-word.ts'

testLint(flagSwitchWord, {
  valid: [
    {
      name: 'equals signs',
      text: 'kubelet.exe --config C:\\k\\a.yaml --cgroups-per-qos=false --v 2',
    },
    { name: 'a switch alone', text: 'kubelet.exe --config C:\\k\\a.yaml --windows-service --v 2' },
    { name: 'a part of a line', text: 'kubelet.exe --cgroups-per-qos false' },
  ],
  invalid: [
    {
      name: 'a value behind a blank',
      text: 'kubelet.exe --config C:\\k\\a.yaml --cgroups-per-qos false --v 2',
      messages: [/--cgroups-per-qos is a switch, which takes false only behind an equals sign/],
      severity: 'error',
    },
  ],
})
