import { testLint } from '../../testing/test-lint.ts'
import { containerdConfigTables } from './containerd-config-tables.ts'

testLint(containerdConfigTables, {
  valid: [
    {
      name: 'keys in their tables',
      text: 'version = 2\n[plugins."io.containerd.grpc.v1.cri"]\nsandbox_image = "a/pause:3.9"\n[plugins."io.containerd.grpc.v1.cri".cni]\nbin_dir = "C:/cni"\n[plugins."io.containerd.grpc.v1.cri".containerd]\ndefault_runtime_name = "runhcs-wcow-process"\n[plugins."io.containerd.grpc.v1.cri".registry]\nconfig_path = "C:/certs.d"\n',
    },
    {
      name: 'the former key of the pause image beside its own in schema 3',
      text: "version = 3\n[plugins.'io.containerd.cri.v1.images']\nsandbox_image = 'a/pause:3.9'\n[plugins.'io.containerd.cri.v1.images'.pinned_images]\nsandbox = 'a/pause:3.10'\n",
    },
    {
      name: 'a piece of a file',
      text: '[plugins."io.containerd.grpc.v1.cri".cni]\nbin_dir = "C:/cni"\n',
    },
    {
      name: 'a template behind that of the distribution',
      text: '{{ template "base" . }}\n\n[plugins.\'io.containerd.cri.v1.runtime\'.containerd.runtimes.\'custom\']\nruntime_type = "io.containerd.runhcs.v1"\n',
    },
    {
      name: 'a file that another one imports',
      text: "[plugins.'io.containerd.cri.v1.runtime']\nenable_cdi = true\n",
    },
    {
      name: 'schema 2',
      text: 'version = 2\n[plugins."io.containerd.grpc.v1.cri".cni]\nbin_dir = "C:/cni"\n',
    },
    {
      name: 'schema 3 with the server of streams in the old table',
      text: 'version = 3\n[plugins."io.containerd.grpc.v1.cri"]\nstream_server_port = "0"\n[plugins."io.containerd.cri.v1.runtime".cni]\nbin_dirs = ["C:/cni"]\n',
    },
    {
      name: 'a file of schema 1 with a table of the next',
      text: 'root = "C:/ProgramData/containerd/root"\n[plugins.cri.cni]\nbin_dir = "C:/cni"\n[plugins."io.containerd.grpc.v1.cri".registry]\nconfig_path = "C:/certs.d"\n',
    },
  ],
  invalid: [
    {
      name: 'the former key of the pause image in schema 3',
      text: "version = 3\n[plugins.'io.containerd.cri.v1.images']\nsandbox_image = 'a/pause:3.9'\n",
      messages: [/^sandbox_image is a key of schema 2/],
      severity: 'warning',
    },
    {
      name: 'a key of the plugin above every table',
      text: 'version = 2\nsandbox_image = "a/pause:3.9"\n[plugins."io.containerd.grpc.v1.cri".cni]\nbin_dir = "C:/cni"\n',
      messages: [/^sandbox_image stands above every table/],
      severity: 'error',
    },
    {
      name: 'a table with two letters in the wrong order',
      text: 'version = 2\n[plugins."io.containerd.grpc.v1.cri".conatinerd.runtimes.a]\nruntime_type = "io.containerd.runhcs.v1"\n',
      messages: [/conatinerd is no table that is known/],
    },
    {
      name: 'the same in a file of schema 1',
      text: 'root = "C:/a"\n[plugins.cri.regstry]\nconfig_path = "C:/certs.d"\n',
      messages: [/regstry is no table/],
      severity: 'warning',
    },
    {
      name: 'a file without its schema',
      text: 'root = "C:/ProgramData/containerd/root"\n[plugins."io.containerd.grpc.v1.cri".cni]\nbin_dir = "C:/cni"\n',
      messages: [/^The file has no version/],
    },
    {
      name: 'tables of schema 3 in a file of schema 2',
      text: 'version = 2\n[plugins."io.containerd.cri.v1.runtime".cni]\nconf_dir = "C:/cni"\n',
      messages: [/belongs to schema 3 and later; .* containerd 1\.x passes it over/],
      severity: 'warning',
    },
    {
      name: 'a table of schema 2 in a file of schema 3',
      text: 'version = 3\n[plugins."io.containerd.grpc.v1.cri".cni]\nconf_dir = "C:/cni"\n',
      messages: [/belongs to schema 2; .* containerd 2\.0 to 2\.2 passes it over/],
      severity: 'warning',
    },
    {
      name: 'several of them, which have one cause',
      text: 'version = 3\n[plugins."io.containerd.grpc.v1.cri"]\nsandbox_image = "a/pause:3.10"\n[plugins."io.containerd.grpc.v1.cri".cni]\nconf_dir = "C:/cni"\n[plugins."io.containerd.grpc.v1.cri".containerd]\nsnapshotter = "windows"\n',
      messages: [
        /v1\.cri\.cni, .*v1\.cri\.containerd,? (?:and )?.*sandbox_image belong to schema 2; .* passes them over/,
      ],
      severity: 'warning',
    },
    {
      name: 'a short name in a file of schema 2',
      text: 'version = 2\n[plugins.cri.cni]\nconf_dir = "C:/cni"\n',
      messages: [/^plugins\.cri is a name of schema 1/],
      severity: 'error',
    },
    {
      name: 'keys below a heading that was put above them',
      text: 'version = 2\n[plugins."io.containerd.grpc.v1.cri"]\nstream_server_port = "0"\n[plugins."io.containerd.grpc.v1.cri".registry.configs."a".auth]\nauth = "x"\nsandbox_image = "a/pause:3.9"\nstats_collect_period = 10\n',
      messages: [/^sandbox_image stands in the table .*auth, which has no such key/],
      severity: 'error',
    },
    {
      name: 'keys of no weight there',
      text: 'version = 2\n[plugins."io.containerd.grpc.v1.cri".registry.configs."a".auth]\nauth = "x"\nselinux_category_range = 0\nstats_collect_period = 10\n',
      messages: [/^selinux_category_range stands in the table/],
      severity: 'info',
    },
    {
      name: 'two settings of one directory',
      text: 'version = 3\n[plugins."io.containerd.cri.v1.runtime".cni]\nbin_dir = "C:/cni"\nbin_dirs = ["C:/other"]\n',
      messages: [/bin_dir and bin_dirs/],
      severity: 'error',
    },
  ],
})
