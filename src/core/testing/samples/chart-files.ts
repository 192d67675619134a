import type { NetworkFile } from './network-file.ts'

export const runtimeAndChartFiles: readonly NetworkFile[] = [
  {
    name: 'imagebuilder-config.toml',
    project: 'kubernetes-sigs/image-builder',
    verdict: 'template',
    text: `root = "{{ allusersprofile }}\\\\containerd\\\\root"
state = "{{ allusersprofile }}\\\\containerd\\\\state"
version = {% if containerd_version is version('2.0.0', '>=') %}3{% else %}2{% endif %}
{% if 'imports' not in containerd_additional_settings | b64decode %}
imports = ["{{ containerd_conf_dir }}\\\\conf.d\\\\*.toml"]
{% endif %}
[grpc]
  address = "\\\\\\\\.\\\\pipe\\\\containerd-containerd"
[plugins]
{% if containerd_version is version('2.0.0', '>=') %}
{% if containerd_image_pull_progress_timeout | default('') | length > 0 %}
  [plugins.'io.containerd.cri.v1.images']
    image_pull_progress_timeout = "{{ containerd_image_pull_progress_timeout }}"
{% endif %}
  [plugins.'io.containerd.cri.v1.images'.pinned_images]
    sandbox = "{{ pause_image }}"
    [plugins.'io.containerd.cri.v1.runtime'.cni]
      bin_dir = "{{ plugin_bin_dir }}"
      conf_dir = "{{ plugin_conf_dir }}"
{% if packer_builder_type.startswith('azure') %}
    [plugins.'io.containerd.cri.v1.images'.registry.headers]
      X-Meta-Source-Client = ["azure/capz"]
{% endif %}
{% else %}
  [plugins."io.containerd.grpc.v1.cri"]
    sandbox_image = "{{ pause_image }}"
    [plugins."io.containerd.grpc.v1.cri".cni]
      bin_dir = "{{ plugin_bin_dir }}"
      conf_dir = "{{ plugin_conf_dir }}"
{% if packer_builder_type.startswith('azure') %}
    [plugins."io.containerd.grpc.v1.cri".registry.headers]
      X-Meta-Source-Client = ["azure/capz"]
{% endif %}
{% endif %}
{{containerd_additional_settings | b64decode}}`,
    expected: [],
  },
  {
    name: 'wmco-containerd_conf.toml',
    project: 'openshift/windows-machine-config-operator',
    verdict: 'valid',
    text: `disabled_plugins = ["io.containerd.nri.v1.nri"]
imports = []
oom_score = 0
plugin_dir = ""
required_plugins = []
root = "C:\\\\ProgramData\\\\containerd\\\\root"
state = "C:\\\\ProgramData\\\\containerd\\\\state"
temp = ""
version = 2
[plugins]
  [plugins."io.containerd.grpc.v1.cri"]
    cdi_spec_dirs = []
    device_ownership_from_security_context = false
    disable_apparmor = false
    disable_cgroup = false
    disable_hugetlb_controller = false
    disable_proc_mount = false
    disable_tcp_service = true
    drain_exec_sync_io_timeout = "0s"
    enable_cdi = false
    enable_selinux = false
    enable_tls_streaming = false
    enable_unprivileged_icmp = false
    enable_unprivileged_ports = false
    ignore_image_defined_volumes = false
    image_pull_progress_timeout = "30m0s"
    max_concurrent_downloads = 3
    max_container_log_line_size = 16384
    netns_mounts_under_state_dir = false
    restrict_oom_score_adj = false
    sandbox_image = "mcr.microsoft.com/oss/kubernetes/pause:3.9"
    selinux_category_range = 0
    stats_collect_period = 10
    stream_idle_timeout = "4h0m0s"
    stream_server_address = "127.0.0.1"
    stream_server_port = "0"
    systemd_cgroup = false
    tolerate_missing_hugetlb_controller = false
    unset_seccomp_profile = ""
    [plugins."io.containerd.grpc.v1.cri".cni]
      bin_dir = "C:\\\\k\\\\cni"
      conf_dir = "C:\\\\k\\\\cni\\\\config"
      conf_template = ""
      ip_pref = "ipv4"
      max_conf_num = 1
      setup_serially = false
    [plugins."io.containerd.grpc.v1.cri".containerd]
      default_runtime_name = "runhcs-wcow-process"
      disable_snapshot_annotations = false
      discard_unpacked_layers = false
      ignore_blockio_not_enabled_errors = false
      ignore_rdt_not_enabled_errors = false
      no_pivot = false
      snapshotter = "windows"
      [plugins."io.containerd.grpc.v1.cri".containerd.default_runtime]
        base_runtime_spec = ""
        container_annotations = []
        pod_annotations = []
        privileged_without_host_devices = false
        privileged_without_host_devices_all_devices_allowed = false
        runtime_engine = ""
        runtime_path = ""
        runtime_root = ""
        runtime_type = ""
        [plugins."io.containerd.grpc.v1.cri".containerd.default_runtime.options]
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes]
        [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]
          base_runtime_spec = ""
          container_annotations = []
          pod_annotations = []
          privileged_without_host_devices = false
          privileged_without_host_devices_all_devices_allowed = false
          runtime_engine = ""
          runtime_path = ""
          runtime_root = ""
          runtime_type = "io.containerd.runhcs.v1"
          [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process.options]
      [plugins."io.containerd.grpc.v1.cri".containerd.untrusted_workload_runtime]
        base_runtime_spec = ""
        container_annotations = []
        pod_annotations = []
        privileged_without_host_devices = false
        privileged_without_host_devices_all_devices_allowed = false
        runtime_engine = ""
        runtime_path = ""
        runtime_root = ""
        runtime_type = ""
        [plugins."io.containerd.grpc.v1.cri".containerd.untrusted_workload_runtime.options]
    [plugins."io.containerd.grpc.v1.cri".image_decryption]
      key_model = "node"
    [plugins."io.containerd.grpc.v1.cri".x509_key_pair_streaming]
      tls_cert_file = ""
      tls_key_file = ""`,
    expected: [],
  },
  {
    name: 'wt-helm-runtimeclass.yaml',
    project: 'kubernetes-sigs/windows-testing',
    verdict: 'template',
    text: `{{- if and (eq .Values.webhookType "hyperv") .Values.runtimeClass.enabled }}
apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata:
  name: {{ .Values.runtimeClass.name }}
  labels:
    {{- include "webhook.labels" . | nindent 4 }}
handler: {{ .Values.runtimeClass.handler }}
{{- with .Values.runtimeClass.overhead }}
overhead:
  podFixed:
    {{- toYaml .podFixed | nindent 4 }}
{{- end }}
{{- with .Values.runtimeClass.scheduling }}
scheduling:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
`,
    expected: [],
  },
]
