import { testLint } from '../../../testing/test-lint.ts'
import { serviceStartType } from './service-start-type.ts'

const qc = (start: string, state: string) => `C:\\>sc.exe qc kubelet
[SC] QueryServiceConfig SUCCESS

SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        START_TYPE         : ${start}
        ERROR_CONTROL      : 1   NORMAL
        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --v=2

C:\\>sc.exe query kubelet

SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        STATE              : ${state}
`

testLint(serviceStartType, {
  valid: [
    { name: 'one that starts by itself', text: qc('2   AUTO_START', '1  STOPPED') },
    { name: 'one that something else starts', text: qc('3   DEMAND_START', '4  RUNNING') },
  ],
  invalid: [
    {
      name: 'one that is down and that nobody starts',
      text: qc('3   DEMAND_START', '1  STOPPED'),
      messages: [/its start type is DEMAND_START/],
      severity: 'warning',
    },
    {
      name: 'a list of properties',
      text: 'PS C:\\> Get-Service kubelet | fl Name, Status, StartType\n\nName      : kubelet\nStatus    : Stopped\nStartType : Manual\n',
      messages: [/its start type is Manual/],
    },
    {
      name: 'a table',
      text: 'PS C:\\> Get-Service kubelet,containerd | ft Name, Status, StartType\n\nName        Status StartType\n----        ------ ---------\nkubelet    Running Automatic\ncontainerd Stopped Disabled\n',
      messages: [/The service containerd is disabled/],
    },
  ],
})
