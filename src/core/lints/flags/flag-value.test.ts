import { testLint } from '../../testing/test-lint.ts'
import { flagValue } from './flag-value.ts'

const kubelet = (flags: string) => `C:\\k\\kubelet.exe --node-ip=10.0.0.4 ${flags}\n`

testLint(flagValue, {
  valid: [
    {
      name: 'two addresses of a node from 1.20 on',
      text: 'C:\\k\\kubelet.exe --node-ip=10.0.0.4,fd00::4 --v=2\n',
      known: { kubernetesVersion: '1.20' },
    },
    {
      name: 'values of each type',
      text: kubelet('--max-pods=110 --v=0x4 --sync-frequency=1m30s --event-qps=5 --fail-swap-on=F'),
    },
    {
      name: 'addresses, with a port and without',
      text: 'kube-proxy.exe --proxy-mode=kernelspace --bind-address=:: --metrics-bind-address=[::1]:10249 --healthz-bind-address=0.0.0.0 --v=4\n',
    },
    { name: 'a value that nobody shows', text: kubelet('--max-pods=$MaxPods') },
    {
      name: 'dockershim while it was there',
      text: kubelet('--container-runtime=docker'),
      known: { kubernetesVersion: '1.23' },
    },
    {
      name: 'a directory of files with its variable',
      text: 'nssm set kubelet AppParameters --config=C:\\k\\c.yaml --config-dir=C:\\k\\conf.d\nnssm set kubelet AppEnvironmentExtra KUBELET_CONFIG_DROPIN_DIR_ALPHA=on\n',
      known: { kubernetesVersion: '1.28' },
    },
    { name: 'a class of Windows', text: kubelet('--windows-priorityclass=HIGH_PRIORITY_CLASS') },
    { name: 'the provider of a controller', text: kubelet('--cloud-provider=external') },
    {
      name: 'a provider while the kubelet had them',
      text: kubelet('--cloud-provider=azure'),
      known: { kubernetesVersion: '1.28' },
    },
    {
      name: 'a provider with its gate',
      text: kubelet('--cloud-provider=azure --feature-gates=DisableCloudProviders=false'),
      known: { kubernetesVersion: '1.30' },
    },
    {
      name: 'a directory of files, once it is for everybody',
      text: kubelet('--config-dir=C:\\k\\conf.d'),
      known: { kubernetesVersion: '1.30' },
    },
    { name: 'a switch that is off', text: kubelet('--exit-on-lock-contention=false') },
    {
      name: 'providers of credentials with their programs',
      text: kubelet(
        '--image-credential-provider-config=C:\\k\\c.yaml --image-credential-provider-bin-dir=C:\\k\\bin',
      ),
    },
    {
      name: 'providers of credentials with their gate',
      text: kubelet(
        '--image-credential-provider-config=C:\\k\\c.yaml --image-credential-provider-bin-dir=C:\\k\\bin --feature-gates=KubeletCredentialProviders=true',
      ),
      known: { kubernetesVersion: '1.22' },
    },
    { name: 'kube-proxy that starts', text: 'kube-proxy.exe --proxy-mode=kernelspace --v=4\n' },
  ],
  invalid: [
    {
      name: 'two addresses of a node before 1.20',
      text: 'C:\\k\\kubelet.exe --node-ip=10.0.0.4,fd00::4 --v=2\n',
      known: { kubernetesVersion: '1.19' },
      messages: [/--node-ip is 10\.0\.0\.4,fd00::4; before 1\.20 the kubelet takes one address/],
      severity: 'warning',
    },
    {
      name: 'dockershim after its end',
      text: kubelet('--container-runtime=docker'),
      known: { kubernetesVersion: '1.24' },
      messages: [/--container-runtime is docker; from 1\.24 on the kubelet has no dockershim/],
      severity: 'error',
    },
    {
      name: 'a word for a number',
      text: kubelet('--max-pods=forty'),
      messages: [/--max-pods is forty where kubelet reads a whole number/],
      severity: 'warning',
    },
    {
      name: 'no addresses, and numbers that are none',
      text: kubelet('--address=10.0.0 --max-open-files=abc'),
      messages: [
        /--address is 10\.0\.0 where kubelet reads an IP address/,
        /--max-open-files is abc/,
      ],
      severity: 'warning',
    },
    {
      name: 'a port alone',
      text: 'kube-proxy.exe --proxy-mode=kernelspace --metrics-bind-address=:10249\n',
      messages: [/--metrics-bind-address is :10249 .* an IP address, alone or with a port/],
    },
    {
      name: 'a duration without its unit',
      text: kubelet('--node-status-update-frequency=10'),
      messages: [/a duration with its unit/],
    },
    {
      name: 'a word for a switch of flanneld',
      text: 'flanneld.exe -kube-subnet-mgr=1 -ip-masq=yes\n',
      messages: [/--ip-masq is yes where flanneld reads true or false/],
      severity: 'warning',
    },
    {
      name: 'a class cut short',
      text: kubelet('--windows-priorityclass=HIGH'),
      known: { kubernetesVersion: '1.30' },
      messages: [/--windows-priorityclass is HIGH; it is none of the six/],
      severity: 'error',
    },
    {
      name: 'a provider that is gone',
      text: kubelet('--cloud-provider=vsphere'),
      known: { kubernetesVersion: '1.32' },
      messages: [/--cloud-provider is vsphere; the kubelet has no provider of its own/],
      severity: 'error',
    },
    {
      name: 'a provider that is off, where a file may hold the gate',
      text: kubelet('--cloud-provider=azure --config=C:\\k\\config.yaml'),
      known: { kubernetesVersion: '1.29' },
      messages: [/Only the gate DisableCloudProviders=false lets it pass/],
      severity: 'warning',
    },
    {
      name: 'a directory of files whose variable is missing',
      text: `${kubelet('--config-dir=C:\\k\\conf.d')}The variable KUBELET_CONFIG_DROPIN_DIR_ALPHA is not set.\n`,
      known: { kubernetesVersion: '1.29' },
      messages: [/KUBELET_CONFIG_DROPIN_DIR_ALPHA/],
      severity: 'warning',
    },
    {
      name: 'rules that kube-proxy is to take away',
      text: 'kube-proxy.exe --cleanup --kubeconfig=C:\\k\\config\n',
      known: { kubernetesVersion: '1.28' },
      messages: [/--cleanup is true; kube-proxy stops on Windows/],
    },
    {
      name: 'a directory of files that needs a variable',
      text: kubelet('--config-dir=C:\\k\\conf.d'),
      known: { kubernetesVersion: '1.28' },
      messages: [/KUBELET_CONFIG_DROPIN_DIR_ALPHA/],
      severity: 'warning',
    },
    {
      name: 'a lock that is watched',
      text: kubelet('--lock-file=C:\\k\\lock --exit-on-lock-contention'),
      known: { kubernetesVersion: '1.30' },
      messages: [/--exit-on-lock-contention is true/],
      severity: 'error',
    },
    {
      name: 'a kubelet that takes its file from the cluster',
      text: kubelet('--dynamic-config-dir=C:\\k\\dynamic'),
      known: { kubernetesVersion: '1.23' },
      messages: [/--dynamic-config-dir is C:\\k\\dynamic/],
      severity: 'error',
    },
    {
      name: 'providers of credentials without their programs',
      text: kubelet('--image-credential-provider-config=C:\\k\\c.yaml --kubeconfig=C:\\k\\config'),
      known: { kubernetesVersion: '1.30' },
      messages: [/needs --image-credential-provider-bin-dir/],
      severity: 'error',
    },
    {
      name: 'providers of credentials while their gate is off',
      text: kubelet(
        '--image-credential-provider-config=C:\\k\\c.yaml --image-credential-provider-bin-dir=C:\\k\\bin',
      ),
      known: { kubernetesVersion: '1.22', kubernetesRelease: '1.22.4' },
      messages: [/leaves it aside.*Only the gate KubeletCredentialProviders=true/],
      severity: 'warning',
    },
    {
      name: 'kube-proxy that only prepares a Linux node',
      text: 'kube-proxy.exe --proxy-mode=kernelspace --init-only\n',
      known: { kubernetesVersion: '1.30' },
      messages: [/--init-only is true/],
      severity: 'error',
    },
  ],
})
