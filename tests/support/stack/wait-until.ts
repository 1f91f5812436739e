export { waitUntil } from '@/scripts/wait-until';
