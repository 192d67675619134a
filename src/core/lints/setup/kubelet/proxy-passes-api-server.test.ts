import { testLint } from '../../../testing/test-lint.ts'
import { proxyPassesApiServer } from './proxy-passes-api-server.ts'

const setup = (
  noProxy: string,
  endpoint = '10.1.0.10',
  proxy = 'HTTPS_PROXY     http://proxy:3128',
) =>
  `PS C:\\> Get-ChildItem Env:

Name            Value
----            -----
${proxy}
NO_PROXY        ${noProxy}
ComSpec         C:\\Windows\\system32\\cmd.exe

PS C:\\> kubeadm join ${endpoint}:6443 --token abcdef.0123456789abcdef --cri-socket npipe:////./pipe/containerd-containerd
`

const dumped = (service: string, noProxy: string) => `C:\\>nssm dump ${service}
nssm.exe set ${service} AppParameters "--v=2"
nssm.exe set ${service} AppEnvironmentExtra HTTPS_PROXY=http://proxy.corp.example:3128 NO_PROXY=${noProxy}

C:\\>kubeadm join 10.1.0.10:6443 --token abcdef.0123456789abcdef --cri-socket npipe:////./pipe/containerd-containerd
`

const agent = (noProxy: string) =>
  `HTTPS_PROXY=http://proxy.corp.example:8080\nNO_PROXY=${noProxy}\n\n=== C:\\etc\\rancher\\rke2\\config.yaml ===\nserver: https://10.44.0.10:9345\ntoken: K10aaaa::server:bbbb\n`

const flanneld = (noProxy: string) => `PS C:\\> nssm get flanneld AppEnvironmentExtra
HTTPS_PROXY=http://proxy.corp.example:3128
NO_PROXY=${noProxy}

E0714 02:11:45.002113    5120 main.go:228] Failed to create SubnetManager: error retrieving pod spec for 'a/': Get "https://10.30.0.5:6443/api/v1/nodes/w1": Service Unavailable
`

const single = (
  noProxy: string,
) => `PS C:\\> [Environment]::GetEnvironmentVariable('HTTPS_PROXY','Machine')
http://proxy.corp.example:8080
PS C:\\> [Environment]::GetEnvironmentVariable('NO_PROXY','Machine')
${noProxy}
PS C:\\> Get-Content kubelet.err.log -Tail 1
E0203 10:15:22.884010 4120 kubelet_node_status.go:99] "Unable to register node with API server" err="Post \\"https://10.1.0.10:6443/api/v1/nodes\\": Forbidden" node="kw-01"
`

testLint(proxyPassesApiServer, {
  valid: [
    { name: 'the address', text: setup('localhost,10.1.0.10') },
    { name: 'the address with its port', text: setup('localhost,10.1.0.10:6443') },
    { name: 'a range around it', text: setup('.svc,10.1.0.0/16') },
    { name: 'a domain around it', text: setup('.corp.local', 'api.k8s.corp.local') },
    { name: 'a service that is spared', text: dumped('kubelet', 'localhost,10.0.0.0/8') },
    { name: 'containerd, which asks registries', text: dumped('containerd', 'localhost') },
    { name: 'what a script fills in', text: dumped('kubelet', '$env:NO_PROXY') },
    { name: 'the server of RKE2', text: agent('localhost,10.44.0.0/24') },
    { name: 'what flanneld asks for, within a range', text: flanneld('localhost,10.30.0.0/16') },
    { name: 'one variable by itself, with the address', text: single('localhost,10.1.0.0/16') },
    { name: 'one variable that is empty', text: single('') },
    { name: 'no proxy', text: setup('localhost', '10.1.0.10', 'TEMP            a') },
  ],
  invalid: [
    {
      name: 'one variable by itself',
      text: single('localhost,.corp.example'),
      messages: [/NO_PROXY names neither 10\.1\.0\.10/],
    },
    {
      name: 'what flanneld asks for',
      text: flanneld('localhost,127.0.0.1'),
      messages: [/NO_PROXY names neither 10\.30\.0\.5 nor/],
      severity: 'warning',
    },
    {
      name: 'the server of RKE2 that it does not name',
      text: agent('localhost,127.0.0.1'),
      messages: [/neither 10\.44\.0\.10 nor a range/],
    },
    {
      name: 'the environment of a service',
      text: dumped('kubelet', 'localhost,127.0.0.1'),
      messages: [/NO_PROXY names neither 10\.1\.0\.10 nor/],
      severity: 'warning',
    },
    {
      name: 'a domain that ends alike',
      text: setup('.corp.local', 'api.k8s.mycorp.local'),
      messages: [/NO_PROXY names neither api\.k8s\.mycorp\.local nor/],
      severity: 'warning',
    },
    {
      name: 'something else',
      text: setup('localhost,127.0.0.1,.corp.local'),
      messages: [/NO_PROXY names neither 10\.1\.0\.10 nor/],
      severity: 'warning',
    },
  ],
})
