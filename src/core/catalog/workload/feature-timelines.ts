import type { Fact } from '../fact.ts'
import { inferred, verified } from '../fact.ts'
import { isWithin } from '../../values/version.ts'

/** How a feature stands on Windows nodes in a range of minors. */
export interface FeatureSegment {
  readonly from: string
  /** Left out while nothing contradicts it. */
  readonly through?: string
  readonly state: Fact<string>
  readonly summary?: string
}

export interface FeatureTimeline {
  readonly id: string
  readonly name: string
  /** Without gaps, oldest first. */
  readonly segments: readonly FeatureSegment[]
}

/** What each feature was in each minor; a summary for reading, from which no rule draws. */
export const featureTimelines: readonly FeatureTimeline[] = [
  {
    id: 'hyper-v-isolation',
    name: 'Hyper-V isolation',
    segments: [
      {
        from: '1.14',
        through: '1.19',
        state: verified('experimental (alpha)', [
          'gate-HyperVContainer',
          'doc002',
          'doc001',
          'ca-1.14 pkg/kubelet/apis/well_known_annotations_windows.go#L29-L40',
          'ca-1.14 pkg/kubelet/dockershim/helpers_windows.go#L45-L64',
          'k8s#58751',
        ]),
        summary:
          'Docker runtime only: kubelet --feature-gates=HyperVContainer=true plus pod annotation experimental.windows.kubernetes.io/isolation-type=hyperv; one container per pod; Docker network mode becomes "none" unless CONTAINER_NETWORK is set on the kubelet',
      },
      {
        from: '1.20',
        through: '1.20',
        state: verified('deprecated', [
          'gate-HyperVContainer',
          'rn-1.20#L137',
          'ca-1.20 pkg/kubelet/apis/well_known_annotations_windows.go#L38',
        ]),
        summary: 'same gate and annotation as before, kubelet logs that it goes away in 1.21',
      },
      {
        from: '1.21',
        through: '1.23',
        state: verified('removed / undocumented', ['rn-1.21#L87', 'doc003', 'ctrd#6862']),
        summary:
          'gate and annotation removed in 1.21 (an unknown gate makes the kubelet fail); the Kubernetes page says Hyper-V isolation is not supported; a containerd handler only exists from containerd 1.7, which postdates these releases',
      },
      {
        from: '1.24',
        state: inferred('unsupported by Kubernetes docs, possible through containerd', [
          'containerd v1.7.0/pkg/cri/config/config_windows.go',
          'ctrd#6862',
          'ctrd#6901',
          'kep-4216',
          'web-intro-36',
          'web-hpc-b',
          'aks#1792',
        ]),
        summary:
          'RuntimeClass with handler runhcs-wcow-hypervisor on containerd 1.7.0+ (handler is in the default Windows config); Kubernetes docs up to 1.36 say Hyper-V isolation is not supported; image pulls for an older guest OS may need RuntimeClassInImageCriApi (alpha, 1.29+); not for HostProcess pods',
      },
    ],
  },
  {
    id: 'host-process-containers',
    name: 'HostProcess containers',
    segments: [
      {
        from: '1.14',
        through: '1.21',
        state: verified('absent', ['api']),
        summary: 'field securityContext.windowsOptions.hostProcess does not exist',
      },
      {
        from: '1.22',
        through: '1.22',
        state: verified('alpha, off', ['gate-WindowsHostProcessContainers', 'rn-1.22#L137', 'api']),
        summary:
          'gate WindowsHostProcessContainers needed on kubelet and kube-apiserver; containerd only',
      },
      {
        from: '1.23',
        through: '1.25',
        state: verified('beta, on', [
          'gate-WindowsHostProcessContainers',
          'rn-1.23#L239',
          'web-hpc-a',
          'ca-1.23 pkg/apis/core/validation/validation.go#L6375-L6381',
        ]),
        summary:
          'needs containerd 1.6+; pod must set hostNetwork: true; every container must be HostProcess',
      },
      {
        from: '1.26',
        through: '1.27',
        state: verified('stable', [
          'gate-WindowsHostProcessContainers',
          'rn-1.26#L224',
          'web-hpc-b',
        ]),
        summary: 'containerd 1.6 required, 1.7 recommended (bind mounts, local group accounts)',
      },
      {
        from: '1.28',
        state: verified('stable, gate removed', ['rn-1.28#L74', 'web-hpc-b']),
        summary: 'same rules; passing the gate is an error',
      },
    ],
  },
  {
    id: 'host-network-for-non-host-process-pods',
    name: 'Host network for ordinary pods',
    segments: [
      {
        from: '1.14',
        through: '1.25',
        state: verified('unsupported', ['doc002', 'doc004', 'doc003']),
        summary:
          'Windows pods cannot share the host network (HostProcess pods are the exception from 1.22)',
      },
      {
        from: '1.26',
        through: '1.32',
        state: verified('alpha, no working runtime found', [
          'rn-1.26#L154',
          'gate-WindowsHostNetwork',
          'kep-3503',
          'web-intro-b',
        ]),
        summary:
          'gate WindowsHostNetwork; needs a container runtime that implements it (KEP targeted containerd 1.8, which never shipped)',
      },
      {
        from: '1.33',
        state: verified('withdrawn', [
          'rn-1.33#L351',
          'gate-WindowsHostNetwork',
          'kep-3503',
          'web#49905',
        ]),
        summary: 'code removed in 1.33, gate kept as deprecated and off',
      },
    ],
  },
  {
    id: 'pod-os-name',
    name: 'Pod field os.name',
    segments: [
      {
        from: '1.14',
        through: '1.22',
        state: verified('absent', ['api']),
        summary: 'spec.os does not exist',
      },
      {
        from: '1.23',
        through: '1.23',
        state: verified('alpha, off', ['gate-IdentifyPodOS', 'doc003-os']),
        summary: 'needs gate IdentifyPodOS',
      },
      {
        from: '1.24',
        through: '1.24',
        state: verified('beta, on', ['gate-IdentifyPodOS']),
        summary: 'API server rejects Linux-only fields',
      },
      {
        from: '1.25',
        through: '1.26',
        state: verified('stable', ['gate-IdentifyPodOS']),
        summary: 'always on',
      },
      {
        from: '1.27',
        state: verified('stable, gate removed', [
          'gate-IdentifyPodOS',
          'web-guide',
          'ca-1.27 pkg/features/kube_features.go',
        ]),
        summary:
          'passing the gate is an error; the scheduler ignores spec.os.name, so a nodeSelector is still needed',
      },
    ],
  },
  {
    id: 'gmsa',
    name: 'Group Managed Service Accounts',
    segments: [
      {
        from: '1.14',
        through: '1.14',
        state: verified('alpha', ['gate-WindowsGMSA', 'kep-689', 'rn-1.14#L393', 'api']),
        summary:
          'pod annotations pod.alpha.windows.kubernetes.io/gmsa-credential-spec-name and the per-container form',
      },
      {
        from: '1.15',
        through: '1.15',
        state: verified('alpha', ['gate-WindowsGMSA', 'rn-1.15#L234', 'api']),
        summary:
          'API fields windowsOptions.gmsaCredentialSpecName / gmsaCredentialSpec; annotations deprecated',
      },
      {
        from: '1.16',
        through: '1.17',
        state: verified('beta, on', ['gate-WindowsGMSA', 'rn-1.16#L181']),
      },
      {
        from: '1.18',
        through: '1.20',
        state: verified('stable', [
          'gate-WindowsGMSA',
          'rn-1.21#L397',
          'ca-1.20 pkg/features/kube_features.go#L794',
        ]),
        summary: 'gate still accepted',
      },
      {
        from: '1.21',
        state: verified('stable, gate removed', ['rn-1.21#L397', 'doc004', 'doc003']),
        summary: 'with containerd, access to network shares needs an OS update on 2019/2004',
      },
    ],
  },
  {
    id: 'run-as-user-name',
    name: 'runAsUserName',
    segments: [
      { from: '1.14', through: '1.15', state: verified('absent', ['api']) },
      {
        from: '1.16',
        through: '1.16',
        state: verified('alpha, off', ['gate-WindowsRunAsUserName', 'doc004-guide', 'api']),
      },
      {
        from: '1.17',
        through: '1.17',
        state: verified('beta, on', ['gate-WindowsRunAsUserName', 'rn-1.17#L146']),
      },
      {
        from: '1.18',
        through: '1.20',
        state: verified('stable', ['gate-WindowsRunAsUserName', 'rn-1.18#L212']),
        summary: 'gate still accepted',
      },
      { from: '1.21', state: verified('stable, gate removed', ['rn-1.21#L397']) },
    ],
  },
  {
    id: 'ipv6-dual-stack',
    name: 'IPv4 and IPv6 (dual-stack)',
    segments: [
      { from: '1.14', through: '1.18', state: verified('unavailable on Windows', ['doc002']) },
      {
        from: '1.19',
        through: '1.20',
        state: verified('alpha, off', ['rn-1.19#L332', 'doc004', 'gate-IPv6DualStack']),
        summary:
          'gate IPv6DualStack; l2bridge only; never on overlay; no IPv6-only; 1.20 docs ask for Windows Server version 2004 (10.0.19041.610)',
      },
      {
        from: '1.21',
        through: '1.22',
        state: verified('beta, on', [
          'gate-IPv6DualStack',
          'doc003',
          'ca-1.21 cmd/kube-proxy/app/server_windows.go#L106-L120',
          'ca-1.22 pkg/proxy/winkernel/proxier.go#L184-L225',
        ]),
        summary:
          'l2bridge only. 1.21 starts both families without an OS check; 1.22 falls back to single stack below HNS 11.10 and on overlay, so Windows Server 2019 gets IPv4 only although the 1.22 page names it',
      },
      {
        from: '1.23',
        through: '1.24',
        state: verified('stable', [
          'gate-IPv6DualStack',
          'ca-1.24 pkg/proxy/winkernel/proxier.go#L238-L265',
          'hcn-globals-1.25',
          'ca-1.22 pkg/proxy/winkernel/proxier.go#L184-L225',
        ]),
        summary:
          'l2bridge only; kube-proxy falls back to single stack on overlay and below HNS 11.10 (Windows Server version 2004 has it, Windows Server 2019 has not)',
      },
      {
        from: '1.25',
        state: verified('stable, gate removed', [
          'rn-1.25#L332',
          'web-dual',
          'kep-5100',
          'hcn-globals-1.25',
          'hcsshim',
        ]),
        summary:
          'l2bridge only; overlay and hosts below HNS 11.10 (Windows Server 2019) fall back to one family',
      },
    ],
  },
  {
    id: 'direct-server-return',
    name: 'Direct Server Return',
    segments: [
      {
        from: '1.14',
        through: '1.18',
        state: verified('alpha, off', [
          'gate-WinDSR',
          'rn-1.14#L394',
          'hcn-globals-1.14',
          'doc004',
        ]),
        summary:
          'kube-proxy --feature-gates=WinDSR=true --enable-dsr=true; code needs HNS 10.2+, i.e. newer than Windows Server 2019',
      },
      {
        from: '1.19',
        through: '1.32',
        state: verified('alpha, off', [
          'gate-WinDSR',
          'rn-1.19#L436',
          'hcn-globals-1.22',
          'kep-5100',
          'doc003',
        ]),
        summary: 'same flags; HNS 9.3-9.x (Windows Server 2019 with the May 2020 update) or 10.2+',
      },
      {
        from: '1.33',
        through: '1.33',
        state: verified('beta, on', ['gate-WinDSR', 'rn-1.33#L175', 'kep-5100']),
        summary: 'gate on by default; --enable-dsr=true still needed',
      },
      {
        from: '1.34',
        state: verified('stable, locked', [
          'gate-WinDSR',
          'rn-1.34#L167',
          'kep-5100',
          'kproxy-api',
        ]),
        summary: '--enable-dsr=true still needed; winkernel.enableDSR in the config file',
      },
    ],
  },
  {
    id: 'overlay-networking',
    name: 'Overlay networks',
    segments: [
      {
        from: '1.14',
        through: '1.19',
        state: verified('alpha, off', [
          'gate-WinOverlay',
          'rn-1.14#L394',
          'doc002',
          'ca-1.14 pkg/proxy/winkernel/proxier.go#L547-L556',
        ]),
        summary:
          'kube-proxy --feature-gates=WinOverlay=true, --source-vip and --network-name required; Windows Server 2019 needs KB4489899 (docs also print the older KB4482887)',
      },
      {
        from: '1.20',
        through: '1.33',
        state: verified('beta, on', [
          'gate-WinOverlay',
          'rn-1.20#L232',
          'doc003',
          'web-net-a',
          'ca-1.20 pkg/proxy/winkernel/proxier.go#L560-L568',
        ]),
        summary: 'gate on by default; --source-vip still required; KB as above',
      },
      {
        from: '1.34',
        state: verified('stable, locked', ['gate-WinOverlay', 'rn-1.34#L164', 'kep-5100']),
        summary: 'supported on every patch level of Windows Server 2022 and 2025',
      },
    ],
  },
  {
    id: 'preserve-destination',
    name: 'preserve-destination',
    segments: [
      { from: '1.14', through: '1.14', state: verified('absent', ['rn-1.15#L509']) },
      {
        from: '1.15',
        state: verified('available', [
          'rn-1.15#L509',
          'ca-1.15 pkg/proxy/winkernel/proxier.go#L228-L231',
          'doc004',
          'doc003',
          'web-net-b',
          'k20 pkg/proxy/winkernel/proxier.go#L352-L358',
        ]),
        summary:
          'Service annotation preserve-destination: "true"; docs ask for DSR and Windows Server version 1903 or later, the code only checks that HNS supports DSR and ignores the annotation otherwise. Docs say 1.15+ up to 1.20, and 1.20+ from 1.22',
      },
    ],
  },
  {
    id: 'session-affinity',
    name: 'Session affinity',
    segments: [
      { from: '1.14', through: '1.18', state: verified('absent', ['rn-1.19#L299']) },
      {
        from: '1.19',
        state: verified('available', [
          'rn-1.19#L299-L300',
          'doc004',
          'doc003',
          'web-net-b',
          'hcn-globals-1.19',
        ]),
        summary:
          'service.spec.sessionAffinity=ClientIP needs HNS 12+ (Insider build 19551, later Windows Server 2022); sessionAffinityConfig.clientIP.timeoutSeconds is not honoured',
      },
    ],
  },
  {
    id: 'client-ip-preservation',
    name: 'externalTrafficPolicy Local',
    segments: [
      {
        from: '1.14',
        through: '1.19',
        state: verified('absent', ['doc002', 'rn-1.20#L372']),
        summary: 'externalTrafficPolicy Local is listed as unsupported',
      },
      {
        from: '1.20',
        state: verified('available', [
          'rn-1.20#L372',
          'doc003',
          'web-net-b',
          'k20 pkg/proxy/winkernel/proxier.go#L353-L358',
          'ca-1.25 pkg/proxy/winkernel/proxier.go#L534-L542',
          'ms-1.36 pkg/proxy/winkernel/proxier.go#L507-L519',
        ]),
        summary:
          'service.spec.externalTrafficPolicy=Local; docs ask for DSR in kube-proxy and Windows Server 2019+. The code applies DSR to such Services whenever HNS supports it (9.3-9.x or 10.2+), also without --enable-dsr, and ignores the policy otherwise',
      },
    ],
  },
  {
    id: 'backends-per-service',
    name: 'Pods behind one Service',
    segments: [
      {
        from: '1.14',
        through: '1.34',
        state: verified('64 per docs', [
          'web#26465',
          'doc004',
          'doc003',
          'web-net-a',
          'k8s#98680',
          'eks#591',
        ]),
        summary:
          'more than 64 backend pods per Service not supported (documented from 2021-02); the OS raised the limit to 1024 by August 2022, independent of the Kubernetes version',
      },
      {
        from: '1.35',
        state: inferred('1024 per newest docs', ['web-net-b', 'k8s#135518']),
        summary:
          'newest page prints 1024; the first docs release with the new number is not known exactly (page text is newer than 2025-12)',
      },
    ],
  },
  {
    id: 'kubectl-port-forward',
    name: 'kubectl port-forward',
    segments: [
      { from: '1.14', through: '1.14', state: verified('absent', ['doc002']) },
      {
        from: '1.15',
        state: verified('available', [
          'rn-1.15#L505',
          'doc002',
          'pause-mk',
          'containerd v1.6.0/pkg/cri/server/sandbox_portforward_windows.go#L37',
        ]),
        summary: 'needs wincat in the pause image: MCR 1.2.0+ or project pause 3.4+',
      },
    ],
  },
  {
    id: 'graceful-node-shutdown',
    name: 'Graceful node shutdown',
    segments: [
      {
        from: '1.14',
        through: '1.31',
        state: verified('absent on Windows', ['gate-WindowsGracefulNodeShutdown', 'web-shutdown']),
        summary: 'GracefulNodeShutdown is for systemd Linux',
      },
      {
        from: '1.32',
        through: '1.33',
        state: verified('alpha, off', [
          'gate-WindowsGracefulNodeShutdown',
          'rn-1.32#L117',
          'kep-4802',
          'web-shutdown',
        ]),
        summary:
          'WindowsGracefulNodeShutdown; kubelet must run as a native Windows service; shutdownGracePeriod must be non-zero',
      },
      {
        from: '1.34',
        state: verified('beta, on', [
          'gate-WindowsGracefulNodeShutdown',
          'rn-1.34#L202',
          'kep-4802',
          'web-shutdown',
        ]),
        summary: 'same conditions; kubelet started through nssm cannot use it',
      },
    ],
  },
  {
    id: 'in-place-pod-resize',
    name: 'In-place resize of pods',
    segments: [
      {
        from: '1.14',
        through: '1.26',
        state: verified('absent', ['gate-InPlacePodVerticalScaling']),
      },
      {
        from: '1.27',
        through: '1.28',
        state: verified('not on Windows', ['gate-InPlacePodVerticalScaling', 'rn-1.29#L42']),
        summary: 'alpha on Linux',
      },
      {
        from: '1.29',
        through: '1.31',
        state: verified('alpha, off', ['rn-1.29#L42']),
        summary: 'Windows support added in 1.29',
      },
      {
        from: '1.32',
        state: verified('unsupported', ['rn-1.32#L325', 'smb-1.32#L5601', 'web-resize']),
        summary: 'Windows support dropped in 1.32; API rejects resize of pods with os.name=windows',
      },
    ],
  },
  {
    id: 'cpu-memory-affinity',
    name: 'CPU and memory affinity',
    segments: [
      {
        from: '1.14',
        through: '1.31',
        state: verified('absent', ['gate-WindowsCPUAndMemoryAffinity']),
      },
      {
        from: '1.32',
        state: verified('alpha, off', [
          'gate-WindowsCPUAndMemoryAffinity',
          'rn-1.32#L91',
          'rn-1.32#L201',
          'kep-4885',
          'cl-1.38',
        ]),
        summary:
          'gate WindowsCPUAndMemoryAffinity; Memory Manager policy must be BestEffort, Static stops the kubelet; runtime must support CPU affinity. Beta and on by default in 1.38 (alpha.2 changelog)',
      },
    ],
  },
  {
    id: 'node-log-query',
    name: 'Node log query',
    segments: [
      { from: '1.14', through: '1.26', state: verified('absent', ['gate-NodeLogQuery']) },
      {
        from: '1.27',
        through: '1.29',
        state: verified('alpha, off', ['gate-NodeLogQuery', 'kep-2258']),
        summary: 'also needs enableSystemLogQuery',
      },
      {
        from: '1.30',
        through: '1.35',
        state: verified('beta, off', ['gate-NodeLogQuery']),
        summary: 'also needs enableSystemLogQuery',
      },
      { from: '1.36', state: verified('stable', ['gate-NodeLogQuery', 'rn-1.36#L96']) },
    ],
  },
  {
    id: 'swap',
    name: 'Swap',
    segments: [
      {
        from: '1.14',
        state: inferred('not applicable', ['web-res', 'doc003', 'gate-NodeSwap']),
        summary: 'Windows always uses a page file; the NodeSwap feature (1.22+) concerns Linux',
      },
    ],
  },
  {
    id: 'kube-proxy-modes',
    name: 'Modes of kube-proxy',
    segments: [
      {
        from: '1.14',
        through: '1.24',
        state: verified('userspace (default) and kernelspace', [
          'ca-1.14 cmd/kube-proxy/app/server_windows.go#L170-L176',
          'ca-1.24 cmd/kube-proxy/app/server_windows.go#L200-L204',
          'doc002',
          'rn-1.23#L98',
        ]),
        summary:
          'set --proxy-mode=kernelspace explicitly; without it the Windows default is userspace',
      },
      {
        from: '1.25',
        through: '1.25',
        state: verified('userspace (default, deprecated) and kernelspace', [
          'rn-1.25#L338',
          'rn-1.25#L92',
          'ca-1.25 pkg/proxy/winkernel/proxier.go#L162',
        ]),
        summary: 'HNS v1 API support dropped, so kernelspace needs HNS v2',
      },
      {
        from: '1.26',
        state: verified('kernelspace only', [
          'rn-1.26#L91-L94',
          'ca-1.26 cmd/kube-proxy/app/server_windows.go#L106',
          'kproxy-api',
        ]),
        summary: 'userspace removed in 1.26; kernelspace is the default',
      },
    ],
  },
  {
    id: 'windows-build-label',
    name: 'Label with the Windows build',
    segments: [
      {
        from: '1.14',
        through: '1.16',
        state: verified('manual', ['doc004-guide']),
        summary: 'label node.kubernetes.io/windows-build must be added by hand',
      },
      {
        from: '1.17',
        state: verified('automatic', [
          'rn-1.17#L42',
          'rn-1.17#L443',
          'ca-1.17 pkg/kubelet/kubelet_node_status_windows.go#L32',
        ]),
        summary: 'kubelet sets node.kubernetes.io/windows-build, e.g. 10.0.17763',
      },
    ],
  },
  {
    id: 'memory-pressure-eviction',
    name: 'Eviction under memory pressure',
    segments: [
      {
        from: '1.14',
        through: '1.30',
        state: verified('absent for memory', [
          'doc002',
          'doc004',
          'doc003',
          'rn-1.31#L209',
          'k8s#122922',
          'k8s#103032',
          'k20 pkg/kubelet/apis/config/v1beta1/defaults_others.go',
          'ca-1.14 pkg/kubelet/apis/config/v1beta1/defaults_others.go',
        ]),
        summary:
          'memory.available thresholds are not effective and MemoryPressure is not implemented; disk thresholds (nodefs.available, imagefs.available, on by default) do evict and set DiskPressure, although the pages say eviction is not implemented',
      },
      {
        from: '1.31',
        state: verified('available', [
          'rn-1.31#L209',
          'ca-1.31 pkg/kubelet/eviction/defaults_windows.go',
          'web-intro-b',
        ]),
        summary:
          'memory.available eviction works, default threshold 500Mi; docs then list only PIDPressure as missing',
      },
    ],
  },
  {
    id: 'cgroup-flags',
    name: 'Flags about cgroups',
    segments: [
      {
        from: '1.14',
        through: '1.30',
        state: verified('mandatory off', [
          'ca-1.14 pkg/kubelet/apis/config/validation/validation_windows.go',
          'ca-1.26 pkg/kubelet/apis/config/validation/validation_windows.go',
          'doc002',
        ]),
        summary:
          'kubelet refuses to start unless --cgroups-per-qos=false and --enforce-node-allocatable="" are given',
      },
      {
        from: '1.31',
        state: verified('ignored with a warning', [
          'rn-1.31#L271',
          'ca-1.31 pkg/kubelet/apis/config/validation/validation_windows.go',
        ]),
        summary: 'unsupported values are only warned about',
      },
    ],
  },
  {
    id: 'runtime-class-api',
    name: 'RuntimeClass',
    segments: [
      {
        from: '1.14',
        through: '1.14',
        state: verified('node.k8s.io/v1beta1', [
          'rn-1.14#L217',
          'api',
          'ca-1.14 pkg/kubelet/dockershim/docker_sandbox.go#L99',
        ]),
        summary: 'beta and on; no scheduling field; dockershim rejects any handler',
      },
      {
        from: '1.15',
        through: '1.15',
        state: verified('node.k8s.io/v1beta1', ['rn-1.15#L460', 'api']),
        summary: 'no scheduling field; dockershim accepts handler "docker"',
      },
      {
        from: '1.16',
        through: '1.19',
        state: verified('node.k8s.io/v1beta1', ['rn-1.16#L218', 'api']),
        summary: 'scheduling.nodeSelector and tolerations available',
      },
      {
        from: '1.20',
        through: '1.24',
        state: verified('node.k8s.io/v1 (v1beta1 still served)', [
          'rn-1.20#L119',
          'api',
          'rn-1.24#L119',
        ]),
      },
      {
        from: '1.25',
        state: verified('node.k8s.io/v1 only', ['api', 'rn-1.25#L66', 'web-dep']),
        summary: 'v1beta1 no longer served',
      },
    ],
  },
  {
    id: 'csi-on-windows',
    name: 'CSI node plugins',
    segments: [
      {
        from: '1.14',
        through: '1.17',
        state: verified('no containerised CSI node plugins', ['doc002']),
      },
      {
        from: '1.18',
        through: '1.18',
        state: verified('alpha', ['rn-1.18#L37', 'kep-1122']),
        summary: 'csi-proxy',
      },
      {
        from: '1.19',
        through: '1.21',
        state: verified('beta', ['doc004', 'kep-1122']),
        summary: 'csi-proxy must be installed on the node',
      },
      {
        from: '1.22',
        state: verified('stable', ['kep-1122', 'web-store']),
        summary: 'csi-proxy or HostProcess based drivers',
      },
    ],
  },
  {
    id: 'single-file-mounts',
    name: 'Mounts of single files',
    segments: [
      {
        from: '1.14',
        state: verified('runtime dependent', [
          'doc002',
          'doc004',
          'doc003',
          'rn-1.17#L445',
          'rn-1.21#L367',
          'kep-1001',
        ]),
        summary:
          'Docker maps directories only; containerd can map single files, so termination messages and the kubelet-managed hosts file (1.21+) work there',
      },
    ],
  },
  {
    id: 'termination-grace-period',
    name: 'Termination grace period',
    segments: [
      {
        from: '1.14',
        through: '1.17',
        state: verified('not implemented', ['doc002']),
        summary: 'Docker: CTRL_SHUTDOWN_EVENT then 5 seconds',
      },
      {
        from: '1.18',
        through: '1.21',
        state: inferred('containerd only', ['doc003', 'doc004'], {
          note: 'the 1.20 page says not implemented; only later pages say that it requires containerd',
        }),
        summary: 'not implemented with Docker; later pages require containerd',
      },
      {
        from: '1.22',
        through: '1.23',
        state: verified('containerd only', ['doc003']),
        summary: 'not implemented with Docker; requires containerd',
      },
      {
        from: '1.24',
        state: inferred('containerd', ['web-intro-a', 'web-intro-b']),
        summary: 'honoured with containerd; not with a Docker-based runtime',
      },
    ],
  },
  {
    id: 'cpu-limits',
    name: 'CPU limits',
    segments: [
      {
        from: '1.14',
        through: '1.17',
        state: verified('relative shares', [
          'doc002',
          'ca-1.17 pkg/kubelet/kuberuntime/helpers_windows.go',
        ]),
        summary: 'CPU limit is translated to a relative weight',
      },
      {
        from: '1.18',
        state: verified('hard cap', [
          'rn-1.18#L325',
          'ca-1.18 pkg/kubelet/kuberuntime/kuberuntime_container_windows.go',
          'doc004',
        ]),
        summary:
          'CPU limit becomes CpuMaximum (1-10000) of the job object; the docs of 1.20 still describe shares',
      },
    ],
  },
  {
    id: 'windows-priority-class-flag',
    name: '--windows-priorityclass',
    segments: [
      {
        from: '1.14',
        through: '1.16',
        state: verified('absent', ['flags', 'ca-1.16 cmd/kubelet/app/options/osflags_windows.go']),
      },
      {
        from: '1.17',
        through: '1.19',
        state: verified('depends on the patch release', ['k3s', 'flags', 'rn-1.20#L246']),
        summary: 'backported: accepted from 1.17.15, 1.18.13 and 1.19.5, unknown flag before',
      },
      {
        from: '1.20',
        state: verified('available', ['rn-1.20#L246', 'doc004', 'doc003']),
        summary: 'kubelet --windows-priorityclass, ABOVE_NORMAL_PRIORITY_CLASS or higher advised',
      },
    ],
  },
  {
    id: 'pod-level-resources',
    name: 'Resources of the whole pod',
    segments: [
      { from: '1.14', through: '1.31', state: verified('absent', ['api']) },
      {
        from: '1.32',
        through: '1.33',
        state: inferred('alpha on Linux', ['kep-2837', 'api']),
        summary: 'Windows undefined',
      },
      {
        from: '1.34',
        state: verified('rejected on Windows', ['rn-1.34#L44', 'kep-2837']),
        summary:
          'API server rejects spec.resources with os.name=windows, kubelet rejects such pods',
      },
    ],
  },
  {
    id: 'dockershim',
    name: 'Docker through dockershim',
    segments: [
      { from: '1.14', through: '1.19', state: verified('available', ['doc002']) },
      { from: '1.20', through: '1.23', state: verified('deprecated', ['rn-1.20#L163']) },
      { from: '1.24', state: verified('removed', ['rn-1.24#L88']) },
    ],
  },
  {
    id: 'run-as-user-on-windows-node',
    name: 'runAsUser',
    segments: [
      {
        from: '1.14',
        through: '1.19',
        state: verified('pod fails', [
          'ca-1.16 pkg/kubelet/kuberuntime/kuberuntime_container_windows.go#L94',
          'ca-1.19 pkg/kubelet/kuberuntime/kuberuntime_container_windows.go#L130',
        ]),
        summary: 'kubelet refuses a container whose securityContext.runAsUser is set',
      },
      {
        from: '1.20',
        state: verified('ignored unless os.name=windows', [
          'rn-1.20#L469',
          'rn-1.20#L582',
          'ca-1.31 pkg/kubelet/kuberuntime/security_context_windows.go',
          'ca-1.24 pkg/apis/core/validation/validation.go',
        ]),
        summary:
          'kubelet strips it; with os.name=windows (1.23 gate / 1.24+) the API server rejects it',
      },
    ],
  },
  {
    id: 'kubelet-privilege-check',
    name: 'Rights of the kubelet',
    segments: [
      { from: '1.14', through: '1.20', state: inferred('none', ['rn-1.21#L326']) },
      {
        from: '1.21',
        through: '1.23',
        state: verified('administrator account', ['rn-1.21#L326']),
        summary: 'kubelet checks membership of the Administrators group',
      },
      {
        from: '1.24',
        state: verified('elevated token', ['rn-1.24#L386']),
        summary: 'kubelet checks that the process is elevated',
      },
    ],
  },
]

/**
 * How a feature stands in a minor.
 * @internal for tests
 */
export const featureIn = ({ segments }: FeatureTimeline, minor: string) =>
  segments.find((segment) => isWithin(minor, segment))
