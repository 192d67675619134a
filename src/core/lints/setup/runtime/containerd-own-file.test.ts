import { testLint } from '../../../testing/test-lint.ts'
import { containerdOwnFile } from './containerd-own-file.ts'

const service = (more = '') => `PS C:\\> sc.exe qc containerd
[SC] QueryServiceConfig SUCCESS

SERVICE_NAME: containerd
        TYPE               : 10  WIN32_OWN_PROCESS
        START_TYPE         : 2   AUTO_START
        BINARY_PATH_NAME   : "C:\\Program Files\\containerd\\containerd.exe" --run-service${more}
        SERVICE_START_NAME : LocalSystem

`
const file = (path: string) => `PS C:\\> Get-Content "${path}"
version = 2
root = "C:/ProgramData/containerd/root"

[plugins."io.containerd.grpc.v1.cri".cni]
  conf_dir = "C:/k/cni/config"

PS C:\\> exit
`
const elsewhere = file('C:\\k\\containerd\\config.toml')

testLint(containerdOwnFile, {
  valid: [
    { name: 'its own place', text: service() + file('C:\\Program Files\\containerd\\config.toml') },
    {
      name: 'a path that the service has',
      text: service(' --config C:\\k\\containerd\\config.toml') + elsewhere,
    },
    { name: 'the file alone', text: elsewhere },
    {
      name: 'a process with the path of the file, written otherwise',
      text: `"C:\\Program Files\\containerd\\containerd.exe" -c "c:/k/containerd/config.toml"\n\n${elsewhere}`,
    },
    {
      name: 'a copy beside the one that the process has',
      text: `C:\\ctr\\containerd.exe --config D:\\ctr\\config.toml\n\n${file('D:\\backup\\config.toml')}`,
    },
    {
      name: 'registered anew',
      text: `${service()}PS C:\\> containerd.exe --register-service --config C:\\k\\containerd\\config.toml\n${elsewhere}`,
    },
    { name: 'one of a repository', text: service() + file('C:\\Users\\jo\\repo\\config.toml') },
    { name: 'a copy', text: service() + file('D:\\backup\\containerd\\config.toml') },
    {
      name: 'a containerd of RKE2',
      text: service() + file('C:\\var\\lib\\rancher\\rke2\\agent\\etc\\containerd\\config.toml'),
    },
    {
      name: 'two files, one of them in its place',
      text: service() + elsewhere + file('C:\\Program Files\\containerd\\config.toml'),
    },
  ],
  invalid: [
    {
      name: 'a process with another path',
      text: `ProcessId CommandLine\n2212 "C:\\Program Files\\containerd\\containerd.exe" -c "D:\\ctr\\config.toml" --run-service\n\n${elsewhere}`,
      messages: [/runs with --config D:\\ctr\\config\.toml and does not read C:\\k/],
    },
    {
      name: 'a file that nothing names',
      text: service() + elsewhere,
      messages: [/starts without --config and reads C:\\Program Files\\containerd/],
      severity: 'warning',
    },
    {
      name: 'the service as Get-CimInstance prints it',
      text: `PS C:\\> Get-CimInstance Win32_Service -Filter "Name='containerd'" | fl Name, PathName\n\nName     : containerd\nPathName : "C:\\Program Files\\containerd\\containerd.exe" --run-service\n\n${elsewhere}`,
      messages: [/starts without --config/],
    },
  ],
})
