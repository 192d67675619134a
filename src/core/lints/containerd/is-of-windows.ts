/** Whether a configuration of containerd is one of a Windows node, by its handlers and paths. */
export const isOfWindows = (text: string) => /runhcs|[A-Za-z]:[\\/]|\\\\\.\\+pipe/.test(text)
