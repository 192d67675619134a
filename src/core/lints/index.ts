import type { AnyLint } from '../model/lint.ts'
import { containerCommand } from './container-command.ts'
import { hostProcessPod } from './host-process-pod.ts'
import { hypervAnnotation } from './hyperv-annotation.ts'
import { imageBuild } from './image-build.ts'
import { linuxImage } from './linux-image.ts'
import { memoryRequest } from './memory-request.ts'
import { nanoCommand } from './nano-command.ts'
import { osSelector } from './os-selector.ts'
import { replicaCount } from './replica-count.ts'
import { runtimeClass } from './runtime-class.ts'
import { serviceField } from './service-field.ts'
import { cniApiVersion } from './cni/cni-api-version.ts'
import { cniAzureMode } from './cni/cni-azure-mode.ts'
import { cniAzureExceptions } from './cni/cni-azure-exceptions.ts'
import { cniCalicoRoute } from './cni/cni-calico-route.ts'
import { cniCapabilityKnown } from './cni/cni-capability-known.ts'
import { cniDelegate } from './cni/cni-delegate.ts'
import { cniDns } from './cni/cni-dns.ts'
import { cniExceptionBase } from './cni/cni-exception-base.ts'
import { cniExceptionRanges } from './cni/cni-exception-ranges.ts'
import { cniFileShape } from './cni/cni-file-shape.ts'
import { cniGatewayInSubnet } from './cni/cni-gateway-in-subnet.ts'
import { cniIpam } from './cni/cni-ipam.ts'
import { cniIpamRanges } from './cni/cni-ipam-ranges.ts'
import { cniKeyKnown } from './cni/cni-key-known.ts'
import { cniMacPrefix } from './cni/cni-mac-prefix.ts'
import { cniNameServer } from './setup/pod-network/cni-name-server.ts'
import { cniNetworkName } from './cni/cni-network-name.ts'
import { cniNetworkType } from './cni/cni-network-type.ts'
import { cniOutboundNat } from './cni/cni-outbound-nat.ts'
import { cniPlaceholder } from './cni/cni-placeholder.ts'
import { cniPluginBinary } from './cni/cni-plugin-binary.ts'
import { cniPolicyList } from './cni/cni-policy-list.ts'
import { cniPolicyShape } from './cni/cni-policy-shape.ts'
import { cniPolicyKnown } from './cni/cni-policy-known.ts'
import { cniPolicyType } from './cni/cni-policy-type.ts'
import { cniPolicyValues } from './cni/cni-policy-values.ts'
import { cniProviderAddress } from './cni/cni-provider-address.ts'
import { cniStrictJson } from './cni/cni-strict-json.ts'
import { cniValueTypes } from './cni/cni-value-types.ts'
import { cniVersionAccepted } from './cni/cni-version-accepted.ts'
import { cniVpcAddresses } from './cni/cni-vpc-addresses.ts'
import { containerdKeyKnown } from './containerd/containerd-key-known.ts'
import { containerdCimfsRelease } from './containerd/containerd-cimfs-release.ts'
import { containerdConfigChecked } from './containerd/containerd-config-checked.ts'
import { containerdConfigRelease } from './containerd/containerd-config-release.ts'
import { containerdValueType } from './containerd/containerd-value-type.ts'
import { containerdFoldersApart } from './containerd/containerd-folders-apart.ts'
import { containerdHandlersOfWindows } from './containerd/containerd-handlers.ts'
import { containerdConfigSyntax } from './containerd/containerd-config-syntax.ts'
import { containerdSchemaKeys } from './containerd/containerd-schema-keys.ts'
import { containerdConfigTables } from './containerd/containerd-config-tables.ts'
import { flannelBackend } from './flannel/flannel-backend.ts'
import { flannelKeyKnown } from './flannel/flannel-key-known.ts'
import { cniDnsDomain } from './setup/pod-network/cni-dns-domain.ts'
import { cniExceptionTarget } from './setup/pod-network/cni-exception-target.ts'
import { cniFileName } from './setup/pod-network/cni-file-name.ts'
import { cniFirstFile } from './setup/pod-network/cni-first-file.ts'
import { cniExceptionsComplete } from './setup/pod-network/cni-exceptions-complete.ts'
import { cniDirectory } from './setup/pod-network/cni-directory.ts'
import { flannelSubnetFile } from './setup/pod-network/flannel-subnet-file.ts'
import { cniFileForLinux } from './setup/pod-network/cni-file-for-linux.ts'
import { kubeProxyNatNetwork } from './setup/pod-network/kube-proxy-nat-network.ts'
import { kubeProxyNetworkName } from './setup/pod-network/kube-proxy-network-name.ts'
import { hostGwRoutePresent } from './setup/pod-network/host-gw-route-present.ts'
import { hostGwPublicAddress } from './setup/pod-network/host-gw-public-address.ts'
import { kubeProxyFlannelNetwork } from './setup/pod-network/kube-proxy-flannel-network.ts'
import { cniFlannelNetwork } from './setup/pod-network/cni-flannel-network.ts'
import { cniFolderEmpty } from './setup/pod-network/cni-folder-empty.ts'
import { cniHnsNetwork } from './setup/pod-network/cni-hns-network.ts'
import { cniPluginPresent } from './setup/pod-network/cni-plugin-present.ts'
import { cniHostPorts } from './setup/pod-network/cni-host-ports.ts'
import { cniNetConfApart } from './setup/pod-network/cni-net-conf-apart.ts'
import { flannelVniOnce } from './flannel/flannel-vni-once.ts'
import { flannelSubnetIpv4 } from './flannel/flannel-subnet-ipv4.ts'
import { cniNodeSubnet } from './setup/pod-network/cni-node-subnet.ts'
import { cniSdnRelease } from './setup/pod-network/cni-sdn-release.ts'
import { cniServiceRoute } from './setup/pod-network/cni-service-route.ts'
import { kubeletPipeOfRuntime } from './setup/pod-network/kubelet-pipe-of-runtime.ts'
import { kubeProxyOverlay } from './setup/pod-network/kube-proxy-overlay.ts'
import { nodeAddressOnce } from './setup/pod-network/node-address-once.ts'
import { flannelTold } from './setup/pod-network/flannel-told.ts'
import { kubeletFieldTold } from './setup/kubelet/kubelet-field-told.ts'
import { overlayGateTold } from './setup/pod-network/overlay-gate-told.ts'
import { cniSubnetTold } from './setup/pod-network/cni-subnet-told.ts'
import { windowsOnArm } from './setup/platforms/windows-on-arm.ts'
import { cniSubnetOfNode } from './setup/pod-network/cni-subnet-of-node.ts'
import { providerAddressOfNode } from './setup/pod-network/provider-address-of-node.ts'
import { vtepMacOnce } from './setup/pod-network/vtep-mac-once.ts'
import { kubeletsNear } from './setup/kubelet/kubelets-near.ts'
import { flannelOnNat } from './setup/network/flannel-on-nat.ts'
import { hnsNetworksNone } from './setup/network/hns-networks-none.ts'
import { exceptionsAlike } from './setup/network/exceptions-alike.ts'
import { hostNameOnce } from './setup/network/host-name-once.ts'
import { podSubnetOnce } from './setup/pod-network/pod-subnet-once.ts'
import { flanneldOwnIdentity } from './setup/pod-network/flanneld-own-identity.ts'
import { flannelBackendType } from './config/flannel-backend-type.ts'
import { computerNameCut } from './setup/pod-network/computer-name-cut.ts'
import { flannelNodeRange } from './setup/pod-network/flannel-node-range.ts'
import { flannelVxlanDefaults } from './config/flannel-vxlan-defaults.ts'
import { aksEngineNetwork } from './setup/platforms/aks-engine-network.ts'
import { aksKubeletSettings } from './setup/platforms/aks-kubelet-settings.ts'
import { aksOverlayBuild } from './setup/platforms/aks-overlay-build.ts'
import { aksOverlayNodes } from './setup/platforms/aks-overlay-nodes.ts'
import { aksPoolPods } from './setup/platforms/aks-pool-pods.ts'
import { nodeLocalDnsOfLinux } from './setup/services/node-local-dns.ts'
import { kubeProxyConfigField } from './config/kube-proxy-config-field.ts'
import { kubeletConfigAgrees } from './config/kubelet-config-agrees.ts'
import { kubeletConfigCgroups } from './config/kubelet-config-cgroups.ts'
import { kubeletConfigField } from './config/kubelet-config-field.ts'
import { kubeletConfigThreshold } from './config/kubelet-config-threshold.ts'
import { kubeletConfigType } from './config/kubelet-config-type.ts'
import { kubeletConfigValue } from './config/kubelet-config-value.ts'
import { flagDashes } from './flags/flag-dashes.ts'
import { flagGlued } from './flags/flag-glued.ts'
import { flagListBlank } from './flags/flag-list-blank.ts'
import { flagPathBlank } from './flags/flag-path-blank.ts'
import { flagKnown } from './flags/flag-known.ts'
import { flagRepeated } from './flags/flag-repeated.ts'
import { flagSwallowed } from './flags/flag-swallowed.ts'
import { flagSwitchWord } from './flags/flag-switch-word.ts'
import { flagValue } from './flags/flag-value.ts'
import { kubeletAffinity } from './flags/kubelet-affinity.ts'
import { kubeletCertDir } from './flags/kubelet-cert-dir.ts'
import { kubeletKubeconfig } from './flags/kubelet-kubeconfig.ts'
import { kubeletCgroups } from './flags/kubelet-cgroups.ts'
import { kubeletFlagsAgree } from './flags/kubelet-flags-agree.ts'
import { kubeletThreshold } from './flags/kubelet-threshold.ts'
import { kubeletResolvConf } from './flags/kubelet-resolv-conf.ts'
import { kubeletRuntimeEndpoint } from './flags/kubelet-runtime-endpoint.ts'
import { flagFeatureGates } from './gates/flag-feature-gates.ts'
import { kubeProxyConfigFeatureGates } from './gates/kube-proxy-config-feature-gates.ts'
import { kubeletConfigFeatureGates } from './gates/kubelet-config-feature-gates.ts'
import { apiVersionServed } from './manifest/api-version-served.ts'
import { serviceAffinity } from './manifest/service-affinity.ts'
import { servicePorts } from './manifest/service-ports.ts'
import { servicePortsOnce } from './manifest/service-ports-once.ts'
import { serviceTrafficPolicy } from './manifest/service-traffic-policy.ts'
import { serviceTypeFields } from './manifest/service-type-fields.ts'
import { awsNodeSnat } from './manifest/aws-node-snat.ts'
import { hostProcessBaseLint } from './manifest/host-process-base.ts'
import { baseImageTag } from './manifest/base-image-tag.ts'
import { calicoForWindows } from './manifest/calico-for-windows.ts'
import { calicoPoolNat } from './manifest/calico-pool-nat.ts'
import { calicoInstallationValues } from './manifest/calico-installation-values.ts'
import { stopSignal } from './manifest/stop-signal.ts'
import { tolerationOfEvent } from './setup/workload/toleration-of-event.ts'
import { tolerationPartsFit } from './manifest/toleration-parts.ts'
import { tolerationValue } from './manifest/toleration-value.ts'
import { winsOnDocker } from './manifest/wins-on-docker.ts'
import { hostPortSame } from './manifest/host-port-same.ts'
import { imageHostListed } from './manifest/image-host-listed.ts'
import { kubeadmDiscovery } from './manifest/kubeadm-discovery.ts'
import { kubeadmExtraArgs } from './manifest/kubeadm-extra-args.ts'
import { jenkinsAgentImage } from './manifest/jenkins-agent-image.ts'
import { kubeadmConfigVersion } from './manifest/kubeadm-config-version.ts'
import { kubeadmSocketDocker } from './manifest/kubeadm-socket-docker.ts'
import { kubeadmSocketForm } from './manifest/kubeadm-socket-form.ts'
import { eksTokenRegion } from './manifest/eks-token-region.ts'
import { kubeconfigContext } from './manifest/kubeconfig-context.ts'
import { memoryOverbooked } from './manifest/memory-overbooked.ts'
import { podField } from './pod-field.ts'
import { hostEndpointOnce } from './setup/network/host-endpoint-once.ts'
import { hostIsServer } from './setup/network/host-is-server.ts'
import { keyOnce } from './setup/syntax/key-once.ts'
import { kubeProxyFileFlags } from './setup/services/kube-proxy-file-flags.ts'
import { kubeProxyFitsVersions } from './setup/services/kube-proxy-fits-versions.ts'
import { dockerBuildkit } from './docker/docker-buildkit.ts'
import { dockerExecOptsLint } from './docker/docker-exec-opts.ts'
import { dockerKeyKnown } from './docker/docker-key-known.ts'
import { dockerStorageDriver } from './docker/docker-storage-driver.ts'
import { dockerStrictJson } from './docker/docker-strict-json.ts'
import { logFilesWritten } from './flags/log-files-written.ts'
import { proxyDsrGate } from './flags/proxy-dsr-gate.ts'
import { proxyDsrFlag } from './flags/proxy-dsr-flag.ts'
import { eksWindowsIpam } from './manifest/eks-windows-ipam.ts'
import { imageOnClient } from './setup/images/image-on-client.ts'
import { imageRunsOnEachNode } from './setup/images/image-runs-on-each-node.ts'
import { imageToldRevision } from './setup/images/image-told-revision.ts'
import { imageToldRuns } from './setup/images/image-told-runs.ts'
import { vmMacSpoofing } from './setup/platforms/vm-mac-spoofing.ts'
import { windowsPodKeptOnWindows } from './setup/workload/windows-pod-kept-on-windows.ts'
import { windowsPodToleratesTaints } from './setup/workload/windows-pod-tolerates-taints.ts'
import { imageStageUsed } from './setup/images/image-stage-used.ts'
import { chartJobsOnLinux } from './setup/workload/chart-jobs-on-linux.ts'
import { chartForWindows } from './setup/workload/chart-for-windows.ts'
import { secretsStoreForWindows } from './setup/workload/secrets-store-for-windows.ts'
import { serviceFieldSince } from './setup/services/service-field-since.ts'
import { winsArgumentWhole } from './setup/platforms/wins-argument-whole.ts'
import { serviceFlag } from './flags/service-flag.ts'
import { serviceName } from './flags/service-name.ts'
import { proxyMode } from './flags/proxy-mode.ts'
import { flagPlaceholder } from './flags/flag-placeholder.ts'
import { kubeProxyConfigMode } from './config/kube-proxy-config-mode.ts'
import { scriptScAlias } from './setup/scripts/script-sc-alias.ts'
import { serviceStartType } from './setup/scripts/service-start-type.ts'
import { handedFileWritten } from './setup/scripts/handed-file-written.ts'
import { serviceDependsOn } from './setup/scripts/service-depends-on.ts'
import { metallbAnnounces } from './setup/services/metallb-announces.ts'
import { serviceBackends } from './setup/services/service-backends.ts'
import { serviceFamilies } from './setup/services/service-families.ts'
import { containerdRestarted } from './setup/runtime/containerd-restarted.ts'
import { containerdFlagKnown } from './setup/runtime/containerd-flag-known.ts'
import { containerdRunService } from './setup/runtime/containerd-run-service.ts'
import { csiProxyRunService } from './setup/runtime/csi-proxy-run-service.ts'
import { kubeProxyKubeconfigGiven } from './setup/services/kube-proxy-kubeconfig-given.ts'
import { imageOfItsNode } from './setup/images/image-of-its-node.ts'
import { imageOnNode } from './setup/images/image-on-node.ts'
import { namedNodeListed } from './setup/workload/named-node-listed.ts'
import { serviceWithoutPods } from './setup/services/service-without-pods.ts'
import { rke2FlagGiven } from './setup/kubelet/rke2-given-flag.ts'
import { natAddressApart } from './setup/network/nat-address-apart.ts'
import { networksOfTwoPlugins } from './setup/network/networks-of-two-plugins.ts'
import { nodeOnNat } from './setup/network/node-on-nat.ts'
import { serviceAsked } from './setup/services/service-asked.ts'
import { serviceSelectorFilled } from './setup/services/service-selector-filled.ts'
import { serviceSelectsPods } from './setup/services/service-selects-pods.ts'
import { flannelSubnetEnvWhole } from './setup/plugins/flannel-subnet-env-whole.ts'
import { placeholderLeft } from './setup/syntax/placeholder-left.ts'
import { scriptPlaceholder } from './setup/scripts/script-placeholder.ts'
import { scriptFileEncoding } from './setup/scripts/script-file-encoding.ts'
import { scriptJsonDepth } from './setup/scripts/script-json-depth.ts'
import { scriptArgumentGlued } from './setup/scripts/script-argument-glued.ts'
import { scriptLineGoesOn } from './setup/scripts/script-line-goes-on.ts'
import { serviceOptionSpace } from './setup/scripts/service-option-space.ts'
import { pauseImageNamed } from './setup/runtime/pause-image-named.ts'
import { pauseImageRuns } from './setup/runtime/pause-image-runs.ts'
import { kubeletGracePeriod } from './setup/kubelet/kubelet-grace-period.ts'
import { kubeletFitsControlPlane } from './setup/kubelet/kubelet-fits-control-plane.ts'
import { hostProcessAdmitted } from './setup/workload/host-process-admitted.ts'
import { hostProcessDirectory } from './setup/workload/host-process-directory.ts'
import { hostProcessGroup } from './setup/workload/host-process-group.ts'
import { hostProcessTold } from './setup/workload/host-process-told.ts'
import { hostProcessVolume } from './setup/workload/host-process-volume.ts'
import { containerdAccount } from './setup/runtime/containerd-account.ts'
import { containerdDefaultHandler } from './setup/runtime/containerd-default-handler.ts'
import { containerdDropInRead } from './setup/runtime/containerd-drop-in-read.ts'
import { containerdOwnFile } from './setup/runtime/containerd-own-file.ts'
import { hostsTomlForm } from './setup/runtime/hosts-toml-form.ts'
import { registryFolderPort } from './setup/runtime/registry-folder-port.ts'
import { registryRootRead } from './setup/runtime/registry-root-read.ts'
import { kubeletAccount } from './setup/kubelet/kubelet-account.ts'
import { kubeletClusterDns } from './setup/kubelet/kubelet-cluster-dns.ts'
import { kubeletPartForWindows } from './setup/kubelet/kubelet-part-for-windows.ts'
import { kubeletMemoryThreshold } from './setup/kubelet/kubelet-memory-threshold.ts'
import { kubeletScheduledTask } from './setup/scripts/kubelet-scheduled-task.ts'
import { kubeletDropInRead } from './setup/kubelet/kubelet-drop-in-read.ts'
import { kubeletEndpointGiven } from './setup/kubelet/kubelet-endpoint-given.ts'
import { kubeletResolverGiven } from './setup/kubelet/kubelet-resolver-given.ts'
import { kubeletFileEndpoint } from './setup/kubelet/kubelet-file-endpoint.ts'
import { kubeletLoggedEndpoint } from './setup/kubelet/kubelet-logged-endpoint.ts'
import { kubeletFileListed } from './setup/kubelet/kubelet-file-listed.ts'
import { kubeletFileForWindows } from './setup/kubelet/kubelet-file-for-windows.ts'
import { dockerHasAdapter } from './setup/runtime/docker-has-adapter.ts'
import { flannelHostRoute } from './setup/plugins/flannel-host-route.ts'
import { flanneldFlagRelease } from './setup/plugins/flanneld-flag-release.ts'
import { flagBlamed } from './setup/kubelet/flag-blamed.ts'
import { flagLeftOut } from './setup/kubelet/flag-left-out.ts'
import { flagRefused } from './setup/kubelet/flag-refused.ts'
import { linuxDaemonsetKeptOff } from './setup/workload/linux-daemonset-kept-off.ts'
import { nodeConditionsLint } from './setup/kubelet/node-conditions.ts'
import { containerdHandlerPlatform } from './setup/runtime/containerd-handler-platform.ts'
import { defaultGatewayOnce } from './setup/network/default-gateway-once.ts'
import { sourceVipOfNode } from './setup/network/source-vip-of-node.ts'
import { podRuntimeClass } from './setup/runtime/pod-runtime-class.ts'
import { podsFitNodeRange } from './setup/plugins/pods-fit-node-range.ts'
import { podSubnetAgrees } from './setup/plugins/pod-subnet-agrees.ts'
import { buildLabelGiven } from './setup/workload/build-label-given.ts'
import { runtimeClassBuildPresent } from './setup/runtime/runtime-class-build-present.ts'
import { runtimeClassHandlerKnown } from './setup/runtime/runtime-class-handler-known.ts'
import { runtimeClassToleratesTaints } from './setup/runtime/runtime-class-tolerates-taints.ts'
import { kubeadmFlagsRead } from './setup/kubelet/kubeadm-flags-read.ts'
import { hostAliasesLint } from './manifest/host-aliases.ts'
import { hostProcessCommand } from './manifest/host-process-command.ts'
import { logLinksMounted } from './setup/workload/log-links-mounted.ts'
import { memoryLimitLow } from './manifest/memory-limit-low.ts'
import { pipeAsDirectory } from './manifest/pipe-as-directory.ts'
import { userNameGiven } from './manifest/user-name-given.ts'
import { pipeName } from './manifest/pipe-name.ts'
import { dockerPipeServed } from './docker/docker-pipe-served.ts'
import { dockerSettingOnce } from './docker/docker-setting-once.ts'
import { dockerPipeMounted } from './manifest/docker-pipe-mounted.ts'
import { pipeReadOnly } from './manifest/pipe-read-only.ts'
import { endpointAddressOnce } from './setup/network/endpoint-address-once.ts'
import { endpointNotGateway } from './setup/network/endpoint-not-gateway.ts'
import { exceptionsTold } from './setup/network/exceptions-told.ts'
import { downloadAddress } from './setup/scripts/download-address.ts'
import { downloadHash } from './setup/scripts/download-hash.ts'
import { driveMount } from './setup/workload/drive-mount.ts'
import { cniLoopbackDsr } from './setup/pod-network/cni-loopback-dsr.ts'
import { kubeletConfigDriver } from './config/kubelet-config-driver.ts'
import { kubeletConfigEviction } from './config/kubelet-config-eviction.ts'
import { hnsAddressCurrent } from './setup/network/hns-address-current.ts'
import { hnsGatewayNear } from './setup/network/hns-gateway-near.ts'
import { hnsGatewayGiven } from './setup/network/hns-gateway-given.ts'
import { hnsAddressOfNode } from './setup/network/hns-address-of-node.ts'
import { accountSecretMade } from './setup/workload/account-secret-made.ts'
import { adapterPresent } from './setup/network/adapter-present.ts'
import { kubeletNetworkPlugin } from './flags/kubelet-network-plugin.ts'
import { kubeletEviction } from './flags/kubelet-eviction.ts'
import { kubeletAddress } from './setup/kubelet/kubelet-address.ts'

/** Every lint; the order is that of equal findings. */
import { dockerRegistries } from './docker/docker-registries.ts'
import { dockerServerOs } from './docker/docker-server-os.ts'
import { kubeProxyConfigDsr } from './config/kube-proxy-config-dsr.ts'
import { kubeProxyConfigType } from './config/kube-proxy-config-type.ts'
import { kubeletConfigAffinity } from './config/kubelet-config-affinity.ts'
import { kubeletConfigShutdown } from './config/kubelet-config-shutdown.ts'
import { kubeletConfigLogQuery } from './config/kubelet-config-log-query.ts'
import { eksWindowsRole } from './manifest/eks-windows-role.ts'
import { objectField } from './manifest/object-field.ts'
import { objectName } from './manifest/object-name.ts'
import { objectNamed } from './manifest/object-named.ts'
import { bindingParts } from './manifest/binding-parts.ts'
import { namedOnce } from './manifest/named-once.ts'
import { oneForm } from './manifest/one-form.ts'
import { objectNumber } from './manifest/object-number.ts'
import { innerPath } from './manifest/inner-path.ts'
import { roleRules } from './manifest/role-rules.ts'
import { ingressRules } from './manifest/ingress-rules.ts'
import { limitsInOrder } from './manifest/limits-in-order.ts'
import { claimModes } from './manifest/claim-modes.ts'
import { classSecrets } from './manifest/class-secrets.ts'
import { kubeadmFilePermissions } from './manifest/kubeadm-file-permissions.ts'
import { csiDriverName } from './manifest/csi-driver-name.ts'
import { antreaSettingPlace } from './manifest/antrea-setting-place.ts'
import { argumentVariable } from './manifest/argument-variable.ts'
import { healthPortAsked } from './manifest/health-port.ts'
import { diskAccessMode } from './setup/workload/disk-access-mode.ts'
import { syncedSecretKeys } from './setup/workload/synced-secret-keys.ts'
import { probeLimits } from './manifest/probe-limits.ts'
import { podNames } from './manifest/pod-names.ts'
import { downwardField } from './manifest/downward-field.ts'
import { rolloutMoves } from './manifest/rollout-moves.ts'
import { boundsAgree } from './manifest/bounds-agree.ts'
import { cronSchedule } from './manifest/cron-schedule.ts'
import { policyPeersTaken } from './manifest/policy-peers.ts'
import { dataKeysTaken } from './manifest/data-keys.ts'
import { fileModeTaken } from './manifest/file-mode.ts'
import { podDnsServers } from './manifest/pod-dns-servers.ts'
import { serviceSourceRanges } from './manifest/service-source-ranges.ts'
import { podArchitecture } from './manifest/pod-architecture.ts'
import { podComplete } from './manifest/pod-complete.ts'
import { volumeMountNamed } from './manifest/volume-mount-named.ts'
import { meshInjected } from './manifest/mesh-injected.ts'
import { meshNamespaceInjected } from './setup/workload/mesh-namespace.ts'
import { nodeLabel } from './manifest/node-label.ts'
import { criticalPod } from './manifest/critical-pod.ts'
import { containerUser } from './manifest/container-user.ts'
import { coreCommand } from './manifest/core-command.ts'
import { windowsBuildLabel } from './manifest/windows-build-label.ts'
import { objectFieldKnown } from './manifest/object-field-known.ts'
import { objectFieldMissing } from './manifest/object-field-missing.ts'
import { resourceName } from './manifest/resource-name.ts'
import { objectFieldValue } from './manifest/object-field-value.ts'
import { objectKind } from './manifest/object-kind.ts'
import { restartPolicy } from './manifest/restart-policy.ts'
import { sandboxMountPoint } from './manifest/sandbox-mount-point.ts'
import { probePortNamed } from './manifest/probe-port-named.ts'
import { podDnsNone } from './manifest/pod-dns-none.ts'
import { selectorLabels } from './manifest/selector-labels.ts'
import { selectorGiven } from './manifest/selector-given.ts'
import { singleFileMount } from './manifest/single-file-mount.ts'
import { podFieldSince } from './manifest/pod-field-since.ts'
import { groupSizesAgree } from './setup/platforms/group-sizes-agree.ts'
import { gkeFirstPool } from './setup/platforms/gke-first-pool.ts'
import { gateTold } from './setup/kubelet/gate-told.ts'
import { gateOfServer } from './setup/kubelet/gate-of-server.ts'
import { gmsaAnnotation } from './setup/workload/gmsa-annotation.ts'
import { gmsaContentsInPlace } from './manifest/gmsa-contents.ts'
import { gmsaObjects } from './manifest/gmsa-objects.ts'
import { labelText } from './manifest/label-text.ts'
import { gmsaSpecFields } from './manifest/gmsa-spec-fields.ts'
import { calicoServicesRelease } from './setup/plugins/calico-services-release.ts'
import { calicoStrictAffinity } from './setup/plugins/calico-strict-affinity.ts'
import { gmsaBinding } from './setup/workload/gmsa-binding.ts'
import { gmsaHostInDomain } from './setup/workload/gmsa-host-in-domain.ts'
import { gmsaUserOfDomain } from './setup/workload/gmsa-user-of-domain.ts'
import { gmsaSpecPresent } from './setup/workload/gmsa-spec-present.ts'
import { goneAddress } from './setup/network/gone-address.ts'
import { linuxPodOnLinux } from './setup/workload/linux-pod-on-linux.ts'
import { podGatewayNear } from './setup/network/pod-gateway-near.ts'
import { podOnNat } from './setup/network/pod-on-nat.ts'
import { pluginToldNetwork } from './setup/plugins/plugin-told-network.ts'
import { outputTellsFault } from './setup/syntax/output-tells-fault.ts'
import { containerdFileForWindows } from './setup/runtime/containerd-file-for-windows.ts'
import { linuxProgramTold } from './setup/workload/linux-program-told.ts'
import { memoryToldOverbooked } from './setup/workload/memory-told-overbooked.ts'
import { nssmEnvironmentOnce } from './setup/scripts/nssm-environment-once.ts'
import { commitLeft } from './setup/syntax/commit-left.ts'
import { imageReleaseSpelt } from './setup/images/image-release-spelt.ts'
import { kubeProxyHnsNetwork } from './setup/pod-network/kube-proxy-hns-network.ts'
import { kubeProxyNodeName } from './setup/pod-network/kube-proxy-node-name.ts'
import { kubeProxyOwnIdentity } from './setup/pod-network/kube-proxy-own-identity.ts'
import { kubeProxyRangeOfNode } from './setup/pod-network/kube-proxy-range-of-node.ts'
import { flannelHoldsPodSubnet } from './setup/pod-network/flannel-holds-pod-subnet.ts'
import { flanneldNodeKnown } from './setup/pod-network/flanneld-node-known.ts'
import { providerAddressOfAdapter } from './setup/pod-network/provider-address-of-adapter.ts'
import { flanneldNodeName } from './setup/pod-network/flanneld-node-name.ts'
import { flanneldSubnetManager } from './setup/pod-network/flanneld-subnet-manager.ts'
import { flannelPodRanges } from './setup/pod-network/flannel-pod-ranges.ts'
import { kubeProxyImageNetwork } from './setup/services/kube-proxy-image-network.ts'
import { kubeadmJoinSocket } from './setup/kubelet/kubeadm-join-socket.ts'
import { kubeadmKubeletSkew } from './setup/kubelet/kubeadm-kubelet-skew.ts'
import { hostGwOneSegment } from './setup/pod-network/host-gw-one-segment.ts'
import { awsNodeName } from './setup/pod-network/aws-node-name.ts'
import { affinityTold } from './setup/workload/affinity-told.ts'
import { trafficPolicyTold } from './setup/services/traffic-policy-told.ts'
import { controlPlaneOnWindows } from './setup/platforms/control-plane-on-windows.ts'
import { controlPlaneGates } from './gates/control-plane-gates.ts'
import { claimOfOneSystem } from './setup/workload/claim-of-one-system.ts'
import { domainForwarded } from './setup/services/domain-forwarded.ts'
import { clusterDomainServed } from './setup/services/cluster-domain-served.ts'
import { kubeletDnsInRange } from './setup/services/kubelet-dns-in-range.ts'
import { podDnsServer } from './setup/services/pod-dns-server.ts'
import { podFieldGate } from './setup/workload/pod-field-gate.ts'
import { podFieldTold } from './setup/workload/pod-field-told.ts'
import { logMonitorStart } from './setup/images/log-monitor-start.ts'
import { namedObjectPresent } from './setup/workload/named-object-present.ts'
import { mountedFilePresent } from './setup/workload/mounted-file-present.ts'
import { calicoEndpointNamespace } from './setup/plugins/calico-endpoint-namespace.ts'
import { calicoConfdPresent } from './setup/plugins/calico-confd-present.ts'
import { calicoEndpointPresent } from './setup/plugins/calico-endpoint-present.ts'
import { gmsaRoleNamesSpec } from './setup/workload/gmsa-role-names-spec.ts'
import { prometheusSelectsMonitor } from './setup/workload/prometheus-selects-monitor.ts'
import { workloadsApart } from './setup/workload/workloads-apart.ts'
import { pullSecretUsable } from './setup/workload/pull-secret-usable.ts'
import { onceVolumeShared } from './setup/workload/once-volume-shared.ts'
import { portsApart } from './setup/workload/ports-apart.ts'
import { subPathKey } from './setup/workload/sub-path-key.ts'
import { volumeOnWindowsNode } from './setup/workload/volume-on-windows-node.ts'
import { daemonsetGetsNodes } from './setup/workload/daemonset-gets-nodes.ts'
import { daemonsetOnEachNode } from './setup/workload/daemonset-on-each-node.ts'
import { replicasHaveNodes } from './setup/workload/replicas-have-nodes.ts'
import { nodesTakePod } from './setup/workload/nodes-take-pod.ts'
import { policyPortOfPods } from './setup/services/policy-port-of-pods.ts'
import { targetPortListened } from './setup/services/target-port-listened.ts'
import { probePortListened } from './manifest/probe-port-listened.ts'
import { scalerHasRequests } from './setup/workload/scaler-has-requests.ts'
import { selectorMeetsPods } from './setup/workload/selector-meets-pods.ts'
import { boundAccountNear } from './setup/workload/bound-account-near.ts'
import { budgetAllowsMoves } from './setup/workload/budget-allows-moves.ts'
import { budgetHasRoom } from './setup/workload/budget-has-room.ts'
import { serviceNodePort } from './setup/services/service-node-port.ts'
import { backendPortServed } from './setup/services/backend-port-served.ts'
import { namedObjectListed } from './setup/workload/named-object-listed.ts'
import { selectorMeetsNode } from './setup/workload/selector-meets-node.ts'
import { policySelectsNamespace } from './setup/workload/policy-selects-namespace.ts'
import { kubeletOwnName } from './setup/kubelet/kubelet-own-name.ts'
import { serviceInRanges } from './setup/services/service-in-ranges.ts'
import { limitRangeAdmits } from './setup/workload/limit-range-admits.ts'
import { claimFitsVolume } from './setup/workload/claim-fits-volume.ts'
import { monitorSelectsService } from './setup/workload/monitor-selects-service.ts'
import { volumeSecretKeys } from './setup/workload/volume-secret-keys.ts'
import { quotaAdmits } from './setup/workload/quota-admits.ts'
import { nanoStep } from './setup/images/nano-step.ts'
import { networkFitsProduct } from './setup/platforms/network-fits-product.ts'
import { hnsSubnetOfPods } from './setup/plugins/hns-subnet-of-pods.ts'
import { kubeOvnOnWindows } from './setup/plugins/kube-ovn-on-windows.ts'
import { networkHasWindows } from './setup/plugins/network-has-windows.ts'
import { noBreakSpaceBehindOption } from './setup/syntax/no-break-space.ts'
import { nodeAddressApart } from './setup/network/node-address-apart.ts'
import { criDockerdSpeaksV1 } from './setup/runtime/cri-dockerd-speaks-v1.ts'
import { dnsIsApiServer } from './setup/services/dns-is-api-server.ts'
import { nodeRangesFit } from './setup/plugins/node-ranges-fit.ts'
import { overlayMtu } from './setup/network/overlay-mtu.ts'
import { packetsFitPath } from './setup/network/packets-fit-path.ts'
import { outsideHostsApart } from './setup/network/outside-hosts-apart.ts'
import { networkPolicyEnforced } from './setup/plugins/network-policy-enforced.ts'
import { portOpen } from './setup/network/port-open.ts'
import { podAddressOnce } from './setup/network/pod-address-once.ts'
import { podAddressGiven } from './setup/network/pod-address-given.ts'
import { calicoWindowsDataplane } from './setup/plugins/calico-windows-dataplane.ts'
import { nodePortDiffers } from './setup/services/node-port-differs.ts'
import { nodeRangesGiven } from './setup/plugins/node-ranges-given.ts'
import { firewallVxlanPort } from './setup/network/firewall-vxlan-port.ts'
import { hostClock } from './setup/network/host-clock.ts'
import { hostAddress } from './setup/network/host-address.ts'
import { dynamicPortsApart } from './setup/network/dynamic-ports-apart.ts'
import { containerGoesOn } from './setup/workload/container-goes-on.ts'
import { portOfSystem } from './setup/network/port-of-system.ts'
import { dynamicPortsLeft } from './setup/network/dynamic-ports-left.ts'
import { portBlocksLeft } from './setup/network/port-blocks-left.ts'
import { kubectlNearServer } from './setup/kubelet/kubectl-near-server.ts'
import { podSecurityAdmits } from './setup/workload/pod-security-admits.ts'
import { policySparesWindows } from './setup/workload/policy-spares-windows.ts'
import { poolAccepted } from './setup/platforms/pool-accepted.ts'
import { overlayUpdateTold } from './setup/network/overlay-update-told.ts'
import { rangeForm } from './setup/network/range-form.ts'
import { rangesApartTold } from './setup/network/ranges-apart-told.ts'
import { registrarKubeletLint } from './setup/workload/registrar-kubelet.ts'
import { resizeInPlace } from './setup/workload/resize-in-place.ts'
import { imageBuilderService } from './setup/images/image-builder-service.ts'
import { karpenterClassSystem } from './setup/platforms/karpenter-class-system.ts'
import { kopsWindowsGroup } from './setup/platforms/kops-windows-group.ts'
import { kubesprayWindowsHost } from './setup/platforms/kubespray-windows-host.ts'
import { k0sCriSocket } from './setup/platforms/k0s-cri-socket.ts'
import { rkeWindowsPrefix } from './setup/platforms/rke-windows-prefix.ts'
import { rkeFlannelNumbers } from './setup/platforms/rke-flannel-numbers.ts'
import { aksSubnetRoom } from './setup/platforms/aks-subnet-room.ts'
import { aksUpgradeRelease } from './setup/platforms/aks-upgrade-release.ts'
import { upgradeTarget } from './setup/platforms/upgrade-target.ts'
import { aksOutboundNat } from './setup/platforms/aks-outbound-nat.ts'
import { rke2AgentKeys } from './setup/platforms/rke2-agent-keys.ts'
import { rke2Cni } from './setup/platforms/rke2-cni.ts'
import { distributionObjects } from './setup/platforms/distribution-objects.ts'
import { containerArgumentApart } from './manifest/container-argument-apart.ts'
import { containerArgumentQuotes } from './manifest/container-argument-quotes.ts'
import { openshiftAutoscalerTarget } from './setup/platforms/openshift-autoscaler.ts'
import { openshiftInstall } from './setup/platforms/openshift-install.ts'
import { openshiftMachineSelector } from './setup/platforms/openshift-machine-selector.ts'
import { smbServerName } from './setup/workload/smb-server-name.ts'
import { calicoEbpf } from './setup/plugins/calico-ebpf.ts'
import { calicoWireguard } from './setup/plugins/calico-wireguard.ts'
import { sdnPluginsOnWindows } from './setup/plugins/sdn-plugins-on-windows.ts'
import { smbAccountGiven } from './setup/workload/smb-account-given.ts'
import { smbAccountOfServer } from './setup/workload/smb-account-of-server.ts'
import { smbSourceSlash } from './setup/workload/smb-source-slash.ts'
import { smbFoldersOfShare } from './setup/workload/smb-folders-of-share.ts'
import { windowsHostPath } from './setup/workload/windows-host-path.ts'
import { windowsPodVolume } from './setup/workload/windows-pod-volume.ts'
import { imageListBuilds } from './setup/images/image-list-builds.ts'
import { imageListVersions } from './setup/images/image-list-versions.ts'
import { imageProgram } from './setup/images/image-program.ts'
import { imageShellForm } from './setup/images/image-shell-form.ts'
import { imageStepsApart } from './setup/images/image-steps-apart.ts'
import { imageSourceInContext } from './setup/images/image-source-in-context.ts'
import { imageVolumeDrive } from './setup/images/image-volume-drive.ts'
import { runtimeEndpointServed } from './setup/runtime/runtime-endpoint-served.ts'
import { crictlPipeOfRuntime } from './setup/runtime/crictl-pipe-of-runtime.ts'
import { runtimeClassOfDocker } from './setup/runtime/runtime-class-of-docker.ts'
import { hypervAnnotationRuntime } from './setup/runtime/hyperv-annotation-runtime.ts'
import { imageBasePresent } from './setup/images/image-base-present.ts'
import { imageBaseRuns } from './setup/images/image-base-runs.ts'
import { antreaAdapterOnce } from './setup/plugins/antrea-adapter-once.ts'
import { antreaManifest } from './setup/plugins/antrea-manifest.ts'
import { antreaModesAgree } from './setup/plugins/antrea-modes-agree.ts'
import { antreaModes } from './setup/plugins/antrea-modes.ts'
import { antreaOverride } from './setup/plugins/antrea-override.ts'
import { antreaProxy } from './setup/plugins/antrea-proxy.ts'
import { antreaProxyMode } from './setup/plugins/antrea-proxy-mode.ts'
import { antreaWithoutKubeProxy } from './setup/plugins/antrea-without-kube-proxy.ts'
import { hybridPortAgrees } from './setup/plugins/hybrid-port-agrees.ts'
import { apiHostNoService } from './setup/services/api-host-no-service.ts'
import { apiVersionGone } from './setup/syntax/api-version-gone.ts'
import { apiVersionTold } from './setup/syntax/api-version-told.ts'
import { calicoBlockSize } from './setup/plugins/calico-block-size.ts'
import { calicoHostEndpoint } from './setup/plugins/calico-host-endpoint.ts'
import { calicoModeTold } from './setup/plugins/calico-mode-told.ts'
import { calicoRuleSkipped } from './setup/plugins/calico-rule-skipped.ts'
import { calicoPoolEnv } from './setup/plugins/calico-pool-env.ts'
import { calicoProxyGate } from './setup/plugins/calico-proxy-gate.ts'
import { calicoFoundAddress } from './setup/plugins/calico-found-address.ts'
import { calicoPoolEncapsulation } from './setup/plugins/calico-pool-encapsulation.ts'
import { imageFilledIn } from './setup/images/image-filled-in.ts'
import { eksPodAddresses } from './setup/platforms/eks-pod-addresses.ts'
import { eksAddressSelector } from './setup/platforms/eks-address-selector.ts'
import { eksClusterPolicy } from './setup/platforms/eks-cluster-policy.ts'
import { eksPodIdentity } from './setup/platforms/eks-pod-identity.ts'
import { eksDnsServers } from './setup/platforms/eks-dns-servers.ts'
import { eksPodGroups } from './setup/platforms/eks-pod-groups.ts'
import { eksFargatePods } from './setup/platforms/eks-fargate-pods.ts'
import { eksRoleMapped } from './setup/platforms/eks-role-mapped.ts'
import { eksPrefixMachines } from './setup/platforms/eks-prefix-machines.ts'
import { eksAddonIpam } from './setup/platforms/eks-addon-ipam.ts'
import { eksModuleArgumentsLint } from './setup/platforms/eks-module-arguments.ts'
import { eksStartCalled } from './setup/platforms/eks-start-called.ts'
import { eksStartClusterAgrees } from './setup/platforms/eks-start-cluster-agrees.ts'
import { eksStartParameters } from './setup/platforms/eks-start-parameters.ts'
import { eksStartRange } from './setup/platforms/eks-start-range.ts'
import { logRunnerFlag } from './flags/log-runner-flag.ts'
import { proxyModeTold } from './setup/services/proxy-mode-told.ts'
import { proxyPassesApiServer } from './setup/kubelet/proxy-passes-api-server.ts'
import { ipv6OnlyTold } from './setup/network/ipv6-only-told.ts'
import { identityCommandsLint } from './setup/scripts/identity-commands.ts'
import { joinObjectsLint } from './setup/scripts/join-objects.ts'
import { kubeProxyServiceFile } from './setup/services/kube-proxy-service-file.ts'
import { kubeconfigUsable } from './setup/kubelet/kubeconfig-usable.ts'
import { linuxProxyMode } from './setup/services/linux-proxy-mode.ts'
import { proxyUserspaceRelease } from './setup/services/proxy-userspace-release.ts'
import { scriptParameterKnown } from './setup/scripts/script-parameter-known.ts'
import { kubeadmJoinFile } from './setup/kubelet/kubeadm-join-file.ts'
import { yamlEscape } from './setup/syntax/yaml-escape.ts'
import { objectHeadLint } from './setup/syntax/object-head.ts'
import { objectsApartLint } from './setup/syntax/objects-apart.ts'
import { mergeMarksLint } from './setup/syntax/merge-marks.ts'
import { yamlFormLint } from './setup/syntax/yaml-form.ts'
import { settingsStrictJson } from './setup/syntax/settings-strict-json.ts'
import { yamlTab } from './setup/syntax/yaml-tab.ts'

export const lints = [
  podField,
  hostProcessPod,
  imageBuild,
  linuxImage,
  containerCommand,
  nanoCommand,
  hypervAnnotation,
  osSelector,
  memoryRequest,
  replicaCount,
  serviceField,
  runtimeClass,
  apiVersionServed,
  servicePorts,
  serviceAffinity,
  servicePortsOnce,
  serviceTrafficPolicy,
  serviceTypeFields,
  apiHostNoService,
  apiVersionGone,
  apiVersionTold,
  awsNodeSnat,
  hostProcessBaseLint,
  baseImageTag,
  hostPortSame,
  imageHostListed,
  memoryOverbooked,
  kubeadmExtraArgs,
  kubeadmDiscovery,
  kubeadmConfigVersion,
  kubeadmSocketDocker,
  kubeadmSocketForm,
  eksTokenRegion,
  kubeconfigContext,
  stopSignal,
  tolerationOfEvent,
  tolerationPartsFit,
  tolerationValue,
  winsOnDocker,
  calicoForWindows,
  calicoPoolNat,
  calicoInstallationValues,
  eksWindowsIpam,
  eksWindowsRole,
  gkeFirstPool,
  groupSizesAgree,
  gmsaAnnotation,
  gmsaContentsInPlace,
  gmsaObjects,
  gmsaSpecFields,
  labelText,
  objectField,
  objectName,
  objectNamed,
  bindingParts,
  namedOnce,
  oneForm,
  objectNumber,
  innerPath,
  roleRules,
  ingressRules,
  limitsInOrder,
  claimModes,
  classSecrets,
  kubeadmFilePermissions,
  csiDriverName,
  antreaSettingPlace,
  argumentVariable,
  healthPortAsked,
  diskAccessMode,
  syncedSecretKeys,
  probeLimits,
  podNames,
  downwardField,
  rolloutMoves,
  boundsAgree,
  cronSchedule,
  policyPeersTaken,
  dataKeysTaken,
  fileModeTaken,
  podDnsServers,
  serviceSourceRanges,
  podArchitecture,
  podComplete,
  volumeMountNamed,
  meshInjected,
  nodeLabel,
  containerUser,
  coreCommand,
  criticalPod,
  windowsBuildLabel,
  objectKind,
  objectFieldKnown,
  objectFieldMissing,
  resourceName,
  objectFieldValue,
  podFieldSince,
  restartPolicy,
  sandboxMountPoint,
  probePortNamed,
  podDnsNone,
  selectorLabels,
  selectorGiven,
  singleFileMount,
  flagKnown,
  flagValue,
  flagDashes,
  flagGlued,
  flagSwitchWord,
  flagSwallowed,
  flagListBlank,
  flagPathBlank,
  kubeletAffinity,
  kubeletCertDir,
  kubeletKubeconfig,
  kubeletAddress,
  kubeletCgroups,
  kubeletResolvConf,
  kubeletFlagsAgree,
  kubeletThreshold,
  kubeletRuntimeEndpoint,
  serviceFlag,
  serviceName,
  proxyMode,
  logFilesWritten,
  proxyDsrGate,
  proxyDsrFlag,
  flagPlaceholder,
  flagRepeated,
  flagFeatureGates,
  kubeletConfigField,
  kubeletConfigType,
  kubeletConfigThreshold,
  kubeletConfigValue,
  kubeletConfigCgroups,
  kubeletConfigDriver,
  kubeletConfigAgrees,
  kubeletConfigAffinity,
  kubeletConfigShutdown,
  kubeletConfigLogQuery,
  kubeletConfigFeatureGates,
  kubeProxyConfigField,
  kubeProxyConfigMode,
  kubeProxyConfigType,
  kubeProxyConfigDsr,
  kubeProxyConfigFeatureGates,
  cniApiVersion,
  cniAzureExceptions,
  cniAzureMode,
  cniCalicoRoute,
  cniCapabilityKnown,
  cniDelegate,
  cniDns,
  cniExceptionRanges,
  cniExceptionBase,
  cniFileShape,
  cniIpam,
  cniGatewayInSubnet,
  cniIpamRanges,
  cniKeyKnown,
  cniMacPrefix,
  cniNameServer,
  cniNetworkName,
  cniNetworkType,
  cniOutboundNat,
  cniPlaceholder,
  cniPluginBinary,
  cniPolicyList,
  cniPolicyShape,
  cniPolicyKnown,
  cniPolicyType,
  cniPolicyValues,
  cniProviderAddress,
  cniStrictJson,
  cniValueTypes,
  cniVersionAccepted,
  cniVpcAddresses,
  containerdConfigSyntax,
  containerdSchemaKeys,
  containerdConfigTables,
  containerdKeyKnown,
  containerdConfigChecked,
  containerdFoldersApart,
  containerdValueType,
  containerdHandlersOfWindows,
  containerdConfigRelease,
  flannelBackend,
  flannelKeyKnown,
  cniExceptionsComplete,
  cniDnsDomain,
  cniExceptionTarget,
  cniSdnRelease,
  cniServiceRoute,
  cniNodeSubnet,
  cniHostPorts,
  cniHnsNetwork,
  cniFlannelNetwork,
  kubeProxyFlannelNetwork,
  hostGwPublicAddress,
  kubeProxyNatNetwork,
  hostGwRoutePresent,
  kubeProxyNetworkName,
  cniFileForLinux,
  flannelSubnetFile,
  cniDirectory,
  cniPluginPresent,
  cniNetConfApart,
  flannelSubnetIpv4,
  flannelVniOnce,
  kubeletPipeOfRuntime,
  kubeProxyOverlay,
  nodeAddressOnce,
  overlayGateTold,
  flannelTold,
  kubeletFieldTold,
  cniSubnetTold,
  windowsOnArm,
  cniSubnetOfNode,
  podSubnetOnce,
  vtepMacOnce,
  kubeletsNear,
  hostNameOnce,
  flannelOnNat,
  hnsNetworksNone,
  exceptionsAlike,
  providerAddressOfNode,
  flanneldOwnIdentity,
  flannelBackendType,
  computerNameCut,
  flannelNodeRange,
  flannelVxlanDefaults,
  nodeLocalDnsOfLinux,
  podRuntimeClass,
  runtimeClassHandlerKnown,
  runtimeClassToleratesTaints,
  runtimeClassBuildPresent,
  buildLabelGiven,
  hostEndpointOnce,
  hostIsServer,
  kubeProxyFileFlags,
  kubeProxyFitsVersions,
  kubeletFileForWindows,
  hostProcessAdmitted,
  podSecurityAdmits,
  resizeInPlace,
  registrarKubeletLint,
  policySparesWindows,
  hostProcessDirectory,
  hostProcessGroup,
  hostProcessTold,
  hostProcessVolume,
  gateTold,
  gateOfServer,
  kubeletEndpointGiven,
  kubeletResolverGiven,
  kubeletFileEndpoint,
  kubeletLoggedEndpoint,
  kubeletAccount,
  containerdAccount,
  containerdDefaultHandler,
  containerdDropInRead,
  containerdOwnFile,
  hostsTomlForm,
  registryFolderPort,
  registryRootRead,
  criDockerdSpeaksV1,
  kubeletClusterDns,
  serviceStartType,
  handedFileWritten,
  serviceDependsOn,
  kubeletScheduledTask,
  kubeletPartForWindows,
  kubeletMemoryThreshold,
  kubeletGracePeriod,
  kubeletFitsControlPlane,
  pauseImageNamed,
  pauseImageRuns,
  vmMacSpoofing,
  windowsPodKeptOnWindows,
  imageOnClient,
  imageRunsOnEachNode,
  windowsPodToleratesTaints,
  metallbAnnounces,
  serviceBackends,
  serviceFamilies,
  containerdRestarted,
  containerdFlagKnown,
  containerdRunService,
  csiProxyRunService,
  kubeProxyKubeconfigGiven,
  imageOfItsNode,
  imageOnNode,
  namedNodeListed,
  serviceWithoutPods,
  rke2FlagGiven,
  natAddressApart,
  networksOfTwoPlugins,
  nodeOnNat,
  serviceAsked,
  serviceSelectorFilled,
  serviceSelectsPods,
  flannelSubnetEnvWhole,
  placeholderLeft,
  scriptPlaceholder,
  scriptFileEncoding,
  scriptJsonDepth,
  scriptArgumentGlued,
  scriptLineGoesOn,
  scriptScAlias,
  serviceOptionSpace,
  dockerHasAdapter,
  flagRefused,
  flagBlamed,
  flagLeftOut,
  flannelHostRoute,
  flanneldFlagRelease,
  dockerBuildkit,
  dockerExecOptsLint,
  dockerStorageDriver,
  dockerStrictJson,
  dockerKeyKnown,
  cniFileName,
  cniFirstFile,
  nodeConditionsLint,
  linuxDaemonsetKeptOff,
  linuxPodOnLinux,
  outputTellsFault,
  pluginToldNetwork,
  podGatewayNear,
  podOnNat,
  containerdFileForWindows,
  podsFitNodeRange,
  podSubnetAgrees,
  sourceVipOfNode,
  containerdHandlerPlatform,
  defaultGatewayOnce,
  gmsaBinding,
  gmsaSpecPresent,
  gmsaUserOfDomain,
  gmsaHostInDomain,
  goneAddress,
  dockerRegistries,
  meshNamespaceInjected,
  dockerServerOs,
  calicoServicesRelease,
  calicoStrictAffinity,
  dnsIsApiServer,
  nodePortDiffers,
  nodeRangesGiven,
  calicoWindowsDataplane,
  podAddressOnce,
  podAddressGiven,
  networkPolicyEnforced,
  portOpen,
  outsideHostsApart,
  overlayMtu,
  packetsFitPath,
  nodeRangesFit,
  firewallVxlanPort,
  hostAddress,
  hostClock,
  rangeForm,
  rangesApartTold,
  overlayUpdateTold,
  linuxProgramTold,
  memoryToldOverbooked,
  commitLeft,
  nssmEnvironmentOnce,
  imageReleaseSpelt,
  kubeProxyHnsNetwork,
  kubeProxyNodeName,
  kubeProxyOwnIdentity,
  kubeProxyRangeOfNode,
  flannelHoldsPodSubnet,
  flanneldNodeKnown,
  providerAddressOfAdapter,
  flanneldNodeName,
  flanneldSubnetManager,
  flannelPodRanges,
  kubeProxyImageNetwork,
  kubeadmJoinSocket,
  kubeadmKubeletSkew,
  hostGwOneSegment,
  awsNodeName,
  affinityTold,
  trafficPolicyTold,
  controlPlaneOnWindows,
  controlPlaneGates,
  clusterDomainServed,
  domainForwarded,
  kubeletDnsInRange,
  podDnsServer,
  podFieldGate,
  podFieldTold,
  logMonitorStart,
  namedObjectPresent,
  mountedFilePresent,
  calicoEndpointNamespace,
  calicoConfdPresent,
  calicoEndpointPresent,
  gmsaRoleNamesSpec,
  prometheusSelectsMonitor,
  workloadsApart,
  pullSecretUsable,
  onceVolumeShared,
  portsApart,
  subPathKey,
  volumeOnWindowsNode,
  daemonsetGetsNodes,
  daemonsetOnEachNode,
  replicasHaveNodes,
  nodesTakePod,
  policyPortOfPods,
  targetPortListened,
  probePortListened,
  scalerHasRequests,
  selectorMeetsPods,
  budgetAllowsMoves,
  budgetHasRoom,
  backendPortServed,
  serviceNodePort,
  namedObjectListed,
  selectorMeetsNode,
  policySelectsNamespace,
  kubeletOwnName,
  serviceInRanges,
  limitRangeAdmits,
  claimFitsVolume,
  monitorSelectsService,
  quotaAdmits,
  volumeSecretKeys,
  nanoStep,
  networkHasWindows,
  hnsSubnetOfPods,
  kubeOvnOnWindows,
  networkFitsProduct,
  noBreakSpaceBehindOption,
  nodeAddressApart,
  poolAccepted,
  rke2AgentKeys,
  rke2Cni,
  rkeFlannelNumbers,
  rkeWindowsPrefix,
  imageBuilderService,
  k0sCriSocket,
  karpenterClassSystem,
  kopsWindowsGroup,
  kubesprayWindowsHost,
  aksOutboundNat,
  aksSubnetRoom,
  aksUpgradeRelease,
  upgradeTarget,
  distributionObjects,
  windowsHostPath,
  windowsPodVolume,
  claimOfOneSystem,
  containerArgumentApart,
  containerArgumentQuotes,
  openshiftAutoscalerTarget,
  openshiftInstall,
  openshiftMachineSelector,
  smbServerName,
  smbAccountGiven,
  smbAccountOfServer,
  smbSourceSlash,
  sdnPluginsOnWindows,
  containerdCimfsRelease,
  smbFoldersOfShare,
  calicoEbpf,
  calicoWireguard,
  runtimeEndpointServed,
  crictlPipeOfRuntime,
  runtimeClassOfDocker,
  hypervAnnotationRuntime,
  imageBasePresent,
  imageBaseRuns,
  imageListBuilds,
  imageListVersions,
  imageProgram,
  imageShellForm,
  imageStepsApart,
  imageSourceInContext,
  imageVolumeDrive,
  imageToldRevision,
  imageToldRuns,
  antreaAdapterOnce,
  antreaManifest,
  downloadAddress,
  downloadHash,
  antreaModes,
  antreaModesAgree,
  antreaOverride,
  antreaProxy,
  antreaProxyMode,
  antreaWithoutKubeProxy,
  hybridPortAgrees,
  calicoBlockSize,
  calicoHostEndpoint,
  calicoModeTold,
  calicoRuleSkipped,
  calicoFoundAddress,
  calicoPoolEncapsulation,
  calicoPoolEnv,
  calicoProxyGate,
  imageFilledIn,
  eksPodAddresses,
  eksAddressSelector,
  eksClusterPolicy,
  eksPodGroups,
  eksPodIdentity,
  eksDnsServers,
  eksPrefixMachines,
  eksRoleMapped,
  eksFargatePods,
  aksEngineNetwork,
  aksKubeletSettings,
  aksOverlayNodes,
  aksOverlayBuild,
  aksPoolPods,
  eksAddonIpam,
  eksModuleArgumentsLint,
  eksStartCalled,
  eksStartClusterAgrees,
  eksStartParameters,
  eksStartRange,
  logRunnerFlag,
  proxyModeTold,
  proxyPassesApiServer,
  ipv6OnlyTold,
  identityCommandsLint,
  joinObjectsLint,
  kubeProxyServiceFile,
  kubeconfigUsable,
  yamlEscape,
  yamlTab,
  settingsStrictJson,
  kubeadmJoinFile,
  scriptParameterKnown,
  keyOnce,
  mergeMarksLint,
  yamlFormLint,
  objectHeadLint,
  objectsApartLint,
  dynamicPortsApart,
  containerGoesOn,
  portOfSystem,
  dynamicPortsLeft,
  portBlocksLeft,
  kubectlNearServer,
  driveMount,
  cniLoopbackDsr,
  kubeletConfigEviction,
  kubeletEviction,
  kubeletNetworkPlugin,
  accountSecretMade,
  adapterPresent,
  hnsAddressCurrent,
  hnsGatewayNear,
  hnsGatewayGiven,
  boundAccountNear,
  cniFolderEmpty,
  kubeletDropInRead,
  kubeletFileListed,
  hnsAddressOfNode,
  endpointAddressOnce,
  endpointNotGateway,
  exceptionsTold,
  kubeadmFlagsRead,
  hostAliasesLint,
  hostProcessCommand,
  logLinksMounted,
  memoryLimitLow,
  pipeName,
  pipeAsDirectory,
  userNameGiven,
  dockerPipeServed,
  dockerSettingOnce,
  dockerPipeMounted,
  pipeReadOnly,
  imageStageUsed,
  chartJobsOnLinux,
  chartForWindows,
  secretsStoreForWindows,
  jenkinsAgentImage,
  serviceFieldSince,
  winsArgumentWhole,
  linuxProxyMode,
  proxyUserspaceRelease,
] as const satisfies readonly AnyLint[]

export type LintId = (typeof lints)[number]['id']
