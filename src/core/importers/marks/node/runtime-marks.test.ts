import { describe, expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const runtimesOf = (text: string) =>
  readFiles([{ name: 'a.txt', text }])
    .documents.flatMap(({ reading }) => reading.observations ?? [])
    .filter(({ decision }) => decision === 'containerRuntime')
    .map(({ value, inferred }) => [value, inferred])

const error =
  'Error response from daemon: hcsshim::CreateComputeSystem e20e: The container operating system does not match the host operating system.'

test('an answer of the daemon to the kubelet tells of Docker', () =>
  expect(
    runtimesOf(
      `  Warning  FailedCreatePodSandBox  37s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to start sandbox container for pod "web": ${error}`,
    ),
  ).toEqual([['docker', true]]))

test.each([
  ['in one line', error],
  ['in a quotation that was cut', error.replaceAll('operating system', 'operating\n> system')],
])('an image of another build was to share the kernel of its host, %s', (_, text) =>
  expect(
    readFiles([{ name: 'a.txt', text }])
      .documents.flatMap(({ reading }) => reading.observations ?? [])
      .filter(({ decision }) => decision === 'isolation')
      .map(({ value, weight }) => [value, weight]),
  ).toEqual([['process', 'default']]),
)

const steps = (start: string, more = '') =>
  `$ErrorActionPreference = "Stop"\n${start}\n.\\PrepareNode.ps1 -Force\n${more}`

test.each([
  [steps('Start-Service docker'), [['docker', true]]],
  [steps('  Start-Service -Name "containerd"'), [['containerd', true]]],
  [steps('Start-Service docker', 'Start-Service containerd'), []],
  [steps('Start-Service dockerproxy'), []],
  [steps('Stop-Service docker'), []],
  [steps('nssm.exe install containerd C:\\k\\containerd.exe'), [['containerd', true]]],
  [steps('nssm remove containerd confirm'), []],
  [steps('C:\\tools\\Install-Containerd.ps1 -CNIBinPath c:/opt/cni/bin'), [['containerd', true]]],
])('a script that starts the service of one runtime: %#', (text, expected) =>
  expect(runtimesOf(text)).toEqual(expected),
)

test('whoever asks for Hyper-V isolation is not taken to have the other one', () =>
  expect(
    readFiles([{ name: 'a.txt', text: `The pod is to run with Hyper-V isolation.\n\n${error}` }])
      .documents.flatMap(({ reading }) => reading.observations ?? [])
      .filter(({ decision, value }) => decision === 'isolation' && value === 'process'),
  ).toEqual([]))

test.each([
  'I0722 09:12:42.025520    2912 client.go:104] Start docker client with request timeout=2m0s',
  'I0722 09:12:42.025520    2912 client.go:77] "Connecting to docker on the dockerEndpoint" endpoint="npipe:////./pipe/docker_engine"',
  'F0722 09:12:42.0 2912 server.go:273] failed to run Kubelet: failed to create kubelet: failed to get docker version: Error',
  'Failed create pod sandbox: rpc error: code = Unknown desc = RuntimeHandler "docker" not supported',
])('dockershim tells of Docker: %s', (text) =>
  expect(runtimesOf(`${text}\n`)).toEqual([['docker', true]]),
)

test('the adapter of Docker is no dockershim', () =>
  expect(
    runtimesOf(
      'time="2024-01-01T00:00:00Z" level=info msg="Start docker client with request timeout 0s"\n',
    ),
  ).toEqual([]))

test('one to somebody at the console tells nothing of the kubelet', () =>
  expect(runtimesOf(`C:\\> docker run nanoserver\ndocker: ${error}`)).toEqual([]))

test('the provider of Microsoft installs Docker', () =>
  expect(
    runtimesOf('Install-Package -Name docker -ProviderName DockerMsftProvider -Force\n'),
  ).toEqual([['docker', true]]))

test.each([
  '# Install-Package docker -ProviderName DockerMsftProvider',
  'Install-Package nuget -Force',
])('nothing: %s', (text) => expect(runtimesOf(`${text}\n`)).toEqual([]))

test.each([
  'containerd.exe config default | Out-File config.toml',
  '& "$dir\\containerd.exe" config default',
  'containerd --register-service',
])('containerd is set up: %s', (text) =>
  expect(runtimesOf(`${text}\n`)).toEqual([['containerd', true]]),
)

test.each([
  'docker info\ncontainerd config default',
  'my-containerd config default',
  '- containerd config default | tee /etc/containerd/config.toml',
  'sudo containerd config default > /etc/containerd/config.toml',
  'containerd config dump',
  'containerd restarted',
])('nothing: %s', (text) => expect(runtimesOf(`${text}\n`)).toEqual([]))

test.each(['dockerd --register-service', '& "$dir\\dockerd.exe" --register-service'])(
  'Docker is set up: %s',
  (text) => expect(runtimesOf(`${text}\n`)).toEqual([['docker', true]]),
)

test.each([
  'dockerd --unregister-service',
  'my-dockerd --register-service',
  'dockerd --register-service\n# later replaced by containerd\n',
])('no Docker: %s', (text) =>
  expect(runtimesOf(`${text}\n`).filter(([value]) => value === 'docker')).toEqual([]),
)

describe('the adapter of Docker', () => {
  const pausesOf = (text: string) =>
    readFiles([{ name: 'a.txt', text }])
      .documents.flatMap(({ reading }) => reading.observations ?? [])
      .filter(({ name }) => name === 'pauseImage')
      .map(({ value, line }) => [value, line])
  const image = 'registry.k8s.io/pause:3.9'

  test.each([
    [
      'a service',
      `PathName : C:\\a\\cri-dockerd.exe --run-service --pod-infra-container-image=${image}`,
      1,
    ],
    ['quotes', `binPath= "C:\\a\\cri-dockerd.exe --pod-infra-container-image \\"${image}\\""`, 1],
    [
      'NSSM',
      `nssm set cri-dockerd AppParameters --network-plugin=cni --pod-infra-container-image=${image}`,
      1,
    ],
    [
      'what NSSM answers',
      `PS C:\\> nssm get cri-dockerd AppParameters\n--network-plugin=cni --pod-infra-container-image=${image}`,
      2,
    ],
    [
      'several lines',
      `& C:\\a\\cri-dockerd.exe --network-plugin=cni \`\n  --pod-infra-container-image=${image}`,
      2,
    ],
  ])('has its pause image among its flags: %s', (_, text, line) =>
    expect(pausesOf(`${text}\n`)).toEqual([[image, line]]),
  )

  test('is not the pipe that a kubelet reaches it at', () =>
    expect(
      pausesOf(
        `kubelet.exe --container-runtime-endpoint=npipe:////./pipe/cri-dockerd --pod-infra-container-image=${image}\n`,
      ),
    ).toHaveLength(1))
})

test.each([
  'Error: failed to create containerd task: failed to create shim task: hcs::System::CreateProcess web: The system cannot find the file specified.',
  'Error: failed to create containerd container: mkdir D:\\data: Access is denied.'.replace(
    'mkdir ',
    'mkdir "',
  ),
])('an answer of containerd on Windows tells of it: %s', (text) =>
  expect(runtimesOf(`  Warning  Failed  4s  kubelet  ${text}\n`)).toEqual([['containerd', true]]),
)

test('one of Linux tells nothing of Windows nodes', () =>
  expect(
    runtimesOf(
      '  Warning  Failed  4s  kubelet  Error: failed to create containerd task: failed to create shim task: OCI runtime create failed: runc create failed\n',
    ),
  ).toEqual([]))

test('who runs the script that installs containerd has it', () => {
  expect(runtimesOf('Steps:\n.\\Install-Containerd.ps1\nkubeadm join\n')).toEqual([
    ['containerd', true],
  ])
  expect(runtimesOf('Shall we use Install-Containerd.ps1 or something else?\n')).toEqual([])
})

test('Docker refuses a file of a pod', () =>
  expect(
    runtimesOf(
      `Error: Error response from daemon: invalid volume specification: 'c:\\var\\lib\\kubelet\\pods\\7a36\\x:C:/x:ro'\n`,
    ),
  ).toEqual([['docker', true]]))

test.each([
  ['C:\\ProgramData\\containerd\\root\\io.containerd.snapshotter.v1.windows\\snapshots\\12', 1],
  ['C:\\ProgramData\\docker\\containerd\\daemon\\io.containerd.snapshotter.v1.windows\\12', 0],
])('the folder of its layers tells of containerd: %s', (path, count) =>
  expect(runtimesOf(`level=warning msg="rename ${path}: Access is denied."`)).toHaveLength(count),
)
