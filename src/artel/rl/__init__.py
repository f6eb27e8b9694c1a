"""For researchers: PettingZoo environments (`aec`, `parallel`) and a Gymnasium one of many tables (`vector`)."""
