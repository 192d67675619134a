import { inferred, verified } from '../fact.ts'
import type { Tree } from './define-tree.ts'

/** From what the node shows to a cause. */
export const nodeTrees: readonly Tree[] = [
  {
    id: 'T-02',
    title: 'The node is NotReady',
    said: [
      'The node is NotReady',
      'The node goes to and fro between Ready and NotReady',
      'The node is Unknown',
    ],
    steps: [
      {
        id: 'a',
        command: 'kubectl describe node NODE',
        expected: verified('A Ready condition with a message.', ['w-nodes']),
        yes: { next: 'b' },
        no: {
          cause: verified('There is no Node object: the node never registered.', ['w-nodes']),
          see: ['T-12', 'S-05', 'S-06'],
        },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Does the message say “NetworkPluginNotReady” or “cni plugin not initialized”?',
        says: ['NetworkPluginNotReady', 'cni plugin not initialized'],
        expected: verified('Yes.', ['sig-windows-dev-tools#91']),
        yes: {
          cause: verified('containerd’s folder has no usable CNI file.', [
            'sig-windows-dev-tools#91',
          ]),
          remedy: 'First the agent, then the folder and the file.',
          see: ['S-01', 'M-CNI-01'],
        },
        no: { next: 'c' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Does it say “Kubelet stopped posting node status”?',
        says: ['Kubelet stopped posting node status'],
        expected: verified('Yes.', ['w-nodes']),
        yes: { next: 'd' },
        no: { next: 'g' },
        cost: 1,
      },
      {
        id: 'd',
        command: 'Get-Service kubelet, containerd',
        expected: verified('Both services are Running.', ['swt#229']),
        yes: { next: 'e' },
        no: {
          cause: verified('A service is stopped or paused.', ['swt#229']),
          see: ['T-10', 'M-KLT-06'],
        },
        cost: 2,
      },
      {
        id: 'e',
        command: 'Test-NetConnection APISERVER -Port 6443',
        expected: verified('True on the node.', ['docs-troubleshoot.mdx']),
        yes: { next: 'f' },
        no: {
          cause: verified(
            'The host lost its network: the virtual switch, the address, the route or a firewall.',
            ['docs-troubleshoot.mdx'],
          ),
          see: ['T-08', 'M-NET-39', 'M-NET-43', 'M-KLT-18'],
        },
        cost: 2,
      },
      {
        id: 'f',
        ask: 'Did it begin when the network agent was installed or restarted?',
        expected: verified('Yes.', ['docs-troubleshoot.mdx']),
        yes: {
          cause: verified('The kubelet holds on to a dead connection.', ['docs-troubleshoot.mdx']),
          remedy: 'Restart the kubelet.',
          see: ['M-KLT-17'],
        },
        no: {
          cause: verified('Certificate, time or name are wrong.', ['docs-troubleshoot.mdx']),
          see: ['S-06', 'S-07'],
        },
        cost: 2,
      },
      {
        id: 'g',
        ask: 'Does it say “PLEG is not healthy” or “container runtime is down”?',
        says: ['PLEG is not healthy', 'container runtime is down'],
        expected: verified('Yes.', ['k8s#110143']),
        yes: {
          cause: verified('The runtime is down or too slow.', ['k8s#110143']),
          see: ['S-04', 'M-KLT-07', 'M-KLT-06', 'T-17'],
        },
        no: { next: 'h' },
        cost: 1,
      },
      {
        id: 'h',
        ask: 'Is the node Ready, yet tainted or SchedulingDisabled?',
        expected: verified('Yes.', ['w-running-cloud-controller']),
        yes: {
          cause: verified('The node is Ready; taints keep pods away.', [
            'w-running-cloud-controller',
          ]),
          see: ['S-20', 'S-21'],
        },
        no: {
          end: 'Collect the conditions, the kubelet log from its last start, and Get-HnsNetwork.',
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-10',
    title: 'The kubelet’s service does not start',
    said: ['The kubelet does not start', 'The service is Paused', 'Error 1053'],
    steps: [
      {
        id: 'a',
        command: 'Get-Service kubelet; sc.exe qc kubelet',
        expected: verified('The program, its arguments and its account.', ['swt#229']),
        yes: { next: 'b' },
        no: {
          cause: verified('The service is not registered.', ['swt#229']),
          remedy: 'Register it.',
          see: ['M-KLT-04'],
        },
        cost: 2,
      },
      {
        id: 'b',
        command: 'Get-Content C:\\var\\log\\kubelet\\kubelet.err.log -Tail 50',
        expected: verified('A last line with an error.', ['k8s#110580']),
        yes: { next: 'c' },
        no: { next: 'f' },
        cost: 2,
      },
      {
        id: 'c',
        ask: 'Does it say “unknown flag”, “unrecognized feature gate”, “strict decoding error” or “not supported on Windows”?',
        expected: verified('Yes.', ['component-base-feature_gate#L421']),
        yes: {
          cause: verified('A flag, gate or field is not of this minor.', [
            'component-base-feature_gate#L421',
          ]),
          see: ['S-12', 'S-27', 'M-KLT-14', 'M-KLT-15', 'M-KLT-16'],
        },
        no: { next: 'd' },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Does it say “containerd-containerd: The system cannot find the file” or “unknown service runtime.v1”?',
        expected: verified('Yes.', ['ctrd#9437']),
        yes: {
          cause: verified('The runtime does not run, or is too old.', ['ctrd#9437']),
          see: ['M-KLT-06', 'S-22'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        ask: 'Does it say “bootstrap”, “x509”, or “no such file” for a kubeconfig?',
        expected: inferred('Yes.', ['swt#89']),
        yes: {
          cause: inferred('Certificates, or the state of the join.', ['swt#89']),
          see: ['T-12', 'S-06'],
        },
        no: {
          end: 'Look for the last line among the messages; lines on uid and counters are noise.',
        },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'Run by hand in an elevated console, does the command of the service print an error?',
        expected: verified('Yes.', ['swt#229']),
        yes: { cause: verified('That error is the cause.', ['swt#229']), see: ['M-KLT-05'] },
        no: {
          cause: verified('It runs by hand, so the way it is registered is the cause.', [
            'swt#229',
          ]),
          remedy: 'Check its service flag, quotes and account.',
          see: ['M-KLT-04', 'S-11'],
        },
        cost: 2,
      },
    ],
  },
  {
    id: 'T-12',
    title: 'Joining fails',
    said: [
      'kubeadm join does not end',
      'The node does not appear',
      'The certificate request is pending',
    ],
    steps: [
      {
        id: 'a',
        command:
          'kubeadm join APISERVER:6443 --token TOKEN --discovery-token-ca-cert-hash sha256:HASH',
        expected: verified('It stops at a phase that it names.', ['kubeadm#1393']),
        yes: { next: 'b' },
        no: {
          end: 'The node joins in another way: look at its bootstrap kubeconfig and bindings.',
        },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Does it say [ERROR FileAvailable ...]?',
        says: ['[ERROR FileAvailable'],
        expected: verified('Yes.', ['sig-windows-dev-tools#245']),
        yes: {
          cause: verified('Files of an earlier join.', ['sig-windows-dev-tools#245']),
          see: ['M-KAD-04'],
        },
        no: { next: 'c' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Does it say “path is not absolute”, or a CRI error?',
        says: ['path is not absolute', 'CRI'],
        expected: verified('Yes.', ['kubeadm#2406']),
        yes: {
          cause: verified('The spelling of criSocket, or the runtime.', ['kubeadm#2406']),
          see: ['M-KAD-01', 'M-KLT-06'],
        },
        no: { next: 'd' },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Does it name IPv6 files below /proc?',
        expected: verified('Yes.', ['kubeadm#2664']),
        yes: {
          cause: verified('A check for Linux runs on Windows.', ['kubeadm#2664']),
          see: ['M-KAD-05'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        ask: 'Does it say [kubelet-check], or that localhost:10248 refused?',
        says: ['[kubelet-check]', 'localhost:10248'],
        expected: verified('Yes.', ['k8s#123173']),
        yes: {
          cause: verified('The kubelet does not run.', ['k8s#123173']),
          see: ['T-10', 'S-11'],
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        command: 'kubectl get csr',
        expected: verified('A Pending request of this node.', ['w-kubelet-tls-bootstrapping']),
        yes: {
          cause: verified('Nobody approved it.', ['w-kubelet-tls-bootstrapping']),
          see: ['S-05'],
        },
        no: { next: 'g' },
        cost: 1,
      },
      {
        id: 'g',
        command: 'Test-NetConnection APISERVER -Port 6443; w32tm /query /status',
        expected: inferred('True, and the time is right.', ['w-kubelet-tls-bootstrapping']),
        yes: {
          cause: inferred('Name or CA are wrong.', ['w-kubelet-tls-bootstrapping']),
          see: ['S-06', 'S-07', 'M-KLT-13'],
        },
        no: {
          cause: inferred('Firewall, DNS or clock.', ['w-kubelet-tls-bootstrapping']),
          see: ['S-06'],
        },
        cost: 2,
      },
    ],
  },
  {
    id: 'T-17',
    title: 'High CPU, slow starts, full memory or disk',
    said: [
      'The node is slow',
      'Pods take minutes to start',
      'High CPU without pods',
      'Images are pulled slowly',
      'The disk of the node is full',
    ],
    steps: [
      {
        id: 'a',
        command: 'Get-Process | sort CPU -desc | select -First 10',
        expected: verified('MsMpEng is not on top.', ['windows-containers#201']),
        yes: { next: 'b' },
        no: {
          cause: verified('Defender scans the files of containers.', ['windows-containers#201']),
          see: ['M-SLW-04'],
        },
        cost: 2,
      },
      {
        id: 'b',
        command: 'Get-Counter "\\Memory\\Committed Bytes", "\\Memory\\Commit Limit"',
        expected: verified('Well below the limit.', ['aks#1941']),
        yes: { next: 'c' },
        no: {
          cause: verified('Commit is full: all is slow and starts fail.', ['aks#1941']),
          see: ['M-SLW-01'],
        },
        cost: 2,
      },
      {
        id: 'c',
        command: 'Get-PSDrive C; crictl images',
        expected: verified('Free space.', ['w-node-pressure-eviction']),
        yes: { next: 'd' },
        no: {
          cause: verified('The disk is full, or images pile up.', ['w-node-pressure-eviction']),
          see: ['M-SLW-03'],
        },
        cost: 2,
      },
      {
        id: 'd',
        command: 'hcsdiag list; crictl pods',
        expected: verified('No container without a pod.', ['k8s#107561']),
        yes: { next: 'e' },
        no: {
          cause: verified('Containers leaked.', ['k8s#107561']),
          remedy: 'End them with hcsdiag kill, and take the newest containerd.',
          see: ['M-KLT-11', 'M-HCS-16'],
        },
        cost: 2,
      },
      {
        id: 'e',
        command: 'Measure-Command { Get-HnsEndpoint }; (Get-HnsEndpoint).Count',
        expected: inferred('Less than seconds.', ['windows-containers#631']),
        yes: { next: 'g' },
        no: {
          cause: inferred('Stale endpoints overload HNS.', ['windows-containers#631']),
          remedy: 'Clear them, and take the newest patches.',
          see: ['M-NET-34', 'M-NET-36'],
        },
        cost: 2,
      },
      {
        id: 'g',
        ask: 'Do health checks or exec probes start PowerShell?',
        expected: inferred('Yes.', ['github moby/moby/issues/33096']),
        yes: {
          cause: inferred('Each check starts PowerShell anew, which costs CPU.', [
            'github moby/moby/issues/33096',
          ]),
          remedy: 'Probe by HTTP or with a small program, and less often.',
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'Does the kubelet use CPU steadily on an idle node?',
        expected: verified('Yes.', ['k8s#103962']),
        yes: { cause: verified('Performance counters.', ['k8s#103962']), see: ['M-SLW-05'] },
        no: {
          cause: verified('Requests without limits: pods starve the agents.', ['k8s#103962']),
          remedy: 'Reserve CPU and memory, and set limits.',
          see: ['M-KLT-12'],
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-18',
    title: 'kubectl logs, exec or port-forward fails',
    said: ['kubectl logs times out', 'exec hangs', 'port-forward fails'],
    steps: [
      {
        id: 'a',
        ask: 'Does it fail for pods of Linux nodes too?',
        expected: verified('No.', ['aks#1544']),
        yes: { next: 'b' },
        no: {
          end: 'Not a matter of Windows: the way from control plane to kubelets (konnectivity, certificates).',
        },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Does it say “i/o timeout” with :10250?',
        says: ['i/o timeout'],
        expected: verified('Yes.', ['rke2#1762']),
        yes: { next: 'c' },
        no: { next: 'd' },
        cost: 1,
      },
      {
        id: 'c',
        command:
          'Get-NetFirewallPortFilter | Where-Object LocalPort -eq 10250 | Get-NetFirewallRule',
        expected: verified('The rule is there and enabled.', ['docs-troubleshoot.mdx']),
        yes: {
          cause: verified('A security group or firewall on the way.', ['docs-troubleshoot.mdx']),
          see: ['M-KLT-08'],
        },
        no: {
          cause: verified('The Windows firewall lacks the rule.', ['docs-troubleshoot.mdx']),
          see: ['M-KLT-08'],
        },
        cost: 2,
      },
      {
        id: 'd',
        ask: 'Does it say “wincat not found”?',
        says: ['wincat not found'],
        expected: verified('Yes.', ['website-windows']),
        yes: {
          cause: verified('The pause image has no wincat.', ['website-windows']),
          see: ['M-KLT-09'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        ask: 'Does it say “failed to execute portforward”?',
        says: ['failed to execute portforward'],
        expected: verified('Yes.', ['ctrd-sandbox_portforward_windows#L105']),
        yes: {
          cause: verified('The port in the pod, or the way from host to pod.', [
            'ctrd-sandbox_portforward_windows#L105',
          ]),
          see: ['M-KLT-10'],
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'Are the logs just empty?',
        expected: verified('Yes.', ['virtualization-documentation-troubleshooting']),
        yes: {
          cause: verified(
            'The application writes to the event log or files and not to its console.',
            ['virtualization-documentation-troubleshooting'],
          ),
          remedy: 'Use Log Monitor.',
        },
        no: {
          cause: inferred('The kubelet’s certificate (x509), or the container ended.', [
            'virtualization-documentation-troubleshooting',
          ]),
          remedy: 'kubectl get csr, and describe the pod.',
          see: ['S-06'],
        },
        cost: 1,
      },
    ],
  },
]
