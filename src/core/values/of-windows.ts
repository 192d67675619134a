/** Whether an argument of the kubelet, or the value of a taint, is one of a Windows node. */
export const isOfWindows = (text: string): boolean =>
  /^[a-z]:[\\/]|^npipe:|(?:^|[=/,])windows(?:$|[:,=])/i.test(text)
