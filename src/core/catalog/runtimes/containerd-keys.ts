import { inferred, verified } from '../fact.ts'

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** Keys of config.toml from containerd 1.3 to 2.3, whatever their schema. */
export const containerdKeys = {
  /** Of the file itself. */
  top: verified(
    words(`version root state temp plugin_dir grpc ttrpc debug metrics disabled_plugins
      required_plugins plugins oom_score cgroup proxy_plugins timeouts imports stream_processors`),
    [
      'containerd v1.7.28/services/server/config/config.go',
      'containerd 301026e58c61/cmd/containerd/server/config/config.go',
    ],
  ),
  /** Of the plugins for pods and for their images, and of the tables below them. */
  pods: verified(
    words(`auth auths base_runtime_spec bin_dir bin_dirs ca_file cdi_spec_dirs cert_file
      cgroup_writable cni cni_conf_dir cni_max_conf_num concurrent_layer_fetch_buffer conf_dir
      conf_template config_path configs container_annotations containerd default_runtime
      default_runtime_name device_ownership_from_security_context disable_apparmor disable_cgroup
      disable_hugetlb_controller disable_pause_image_pull disable_proc_mount
      disable_snapshot_annotations disable_tcp_service discard_unpacked_layers
      drain_exec_sync_io_timeout enable_cdi enable_criu enable_selinux enable_tls_streaming
      enable_unprivileged_icmp enable_unprivileged_ports endpoint headers identitytoken
      ignore_blockio_not_enabled_errors ignore_deprecation_warnings ignore_image_defined_volumes
      ignore_rdt_not_enabled_errors image_decryption image_pull_progress_timeout
      image_pull_with_sync_fs insecure_skip_verify io_type ip_pref key_file key_model
      max_concurrent_downloads max_conf_num max_container_log_line_size mirrors
      netns_mounts_under_state_dir no_pivot options password pinned_images platform
      pod_annotations privileged_without_host_devices
      privileged_without_host_devices_all_devices_allowed registry restrict_oom_score_adj
      runtime_engine runtime_path runtime_platforms runtime_root runtime_type runtimes
      sandbox_image sandbox_mode sandboxer selinux_category_range setup_serially snapshotter
      stats_collect_period stats_retention_period stream_idle_timeout stream_server_address
      stream_server_port systemd_cgroup tls tls_cert_file tls_key_file
      tolerate_missing_hugetlb_controller unset_seccomp_profile untrusted_workload_runtime
      use_internal_loopback use_local_image_pull username x509_key_pair_streaming`),
    [
      'containerd v1.7.28/pkg/cri/config/config.go',
      'containerd 301026e58c61/internal/cri/config/config.go',
    ],
  ),
  /** What its shim for Windows reads of the options of a handler, by the names that TOML has for them. */
  shimOptions: inferred(
    words(`
      Debug DebugType RegistryRoot SandboxImage SandboxPlatform SandboxIsolation
      BootFilesRootPath VmProcessorCount VmMemorySizeInMb GPUVHDPath ScaleCpuLimitsToSandbox
      DefaultContainerScratchSizeInGb DefaultVmScratchSizeInGb ShareScratch NCProxyAddr
      LogLevel IoRetryTimeoutInSec DefaultContainerAnnotations NoInheritHostTimezone ScrubLogs
    `),
    ['hcsshim-main cmd/containerd-shim-runhcs-v1/options/runhcs.proto#L10-L111'],
    { note: 'the names of the fields in Go; newer releases may have more' },
  ),
  /** 1.x says nothing of a key that it does not know; 2.x logs “Ignoring unknown key in TOML”. */
  ignored: verified('unknown keys are passed over', [
    'containerd v1.7.28/services/server/config/config.go#L180-L194',
    'containerd 301026e58c61/cmd/containerd/server/config/config.go#L421-L428',
  ]),
} as const
