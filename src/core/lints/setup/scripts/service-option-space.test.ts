import { testLint } from '../../../testing/test-lint.ts'
import { serviceOptionSpace } from './service-option-space.ts'

testLint(serviceOptionSpace, {
  valid: [
    {
      name: 'a space',
      text: 'sc.exe create kubelet binPath= "C:\\k\\kubelet.exe --windows-service" start= auto',
    },
    { name: 'another service', text: 'sc.exe create spooler binPath="C:\\s.exe"' },
  ],
  invalid: [
    {
      name: 'none',
      text: 'C:\\> sc.exe create kubelet binPath="C:\\k\\kubelet.exe --windows-service --v=2"',
      messages: [/between binPath= and its value/],
      severity: 'error',
    },
  ],
})
