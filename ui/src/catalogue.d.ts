declare module 'virtual:catalogue' {
  const rules: Record<string, { title: string; en: string; zh: string }>;
  export default rules;
}
